/**
 * A count as it is written in Australia: 12,500. By hand, because the first use of `Intl` makes a browser read all that it
 * knows of numbers, which takes longer than any other single step of waking the page.
 *
 * @param count a whole number from 0
 */
export function inThousands(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}
