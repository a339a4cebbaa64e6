/** The four policies, in the order in which they are listed. Their words stand in the files beside this one. */
export const POLICIES = [
  { path: '/privacy_policy', name: 'Privacy policy' },
  { path: '/cookies_policy', name: 'Cookies policy' },
  { path: '/terms_of_service', name: 'Terms of service' },
  { path: '/refund_policy', name: 'Refund policy' },
] as const

export type PolicyPath = (typeof POLICIES)[number]['path']

/** `true` for the path of a policy, with or without a slash at its end. */
export function isPolicyPath(path: string): boolean {
  const bare = path.replace(/\/$/, '')
  return POLICIES.some((policy) => policy.path === bare)
}
