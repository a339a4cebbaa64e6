/** Whether an event's target is an element that `selector` selects, or lies in one. */
export function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}
