/**
 * Lets React update a page whose nodes were moved or removed by others, such as translators and password managers. The DOM
 * throws where a node is not a child of the parent that React names, and the page would be unmounted (facebook/react#11538).
 * From now on a node is removed from where it is, and one that is to be inserted before it goes as near to it as possible.
 */
export function tolerateForeignChanges(): void {
  /* oxlint-disable typescript/unbound-method -- called with `call` */
  const { removeChild, insertBefore } = Node.prototype
  /* oxlint-enable typescript/unbound-method */

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const parent = child.parentNode
    return parent === null ? child : (removeChild.call(parent, child) as T)
  }

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    let place = before
    while (place !== null && place.parentNode !== this) place = place.parentNode
    return insertBefore.call(this, node, place) as T
  }
}
