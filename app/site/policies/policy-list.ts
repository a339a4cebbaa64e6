import { POLICIES } from '~/routes.ts'

export type PolicyPath = (typeof POLICIES)[number]['path']

/** `true` for the path of a policy, with or without a slash at its end. */
export function isPolicyPath(path: string): boolean {
  const bare = path.replace(/\/$/, '')
  return POLICIES.some((policy) => policy.path === bare)
}
