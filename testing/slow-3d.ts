/** Given to a page so that its trial of both views begins and is seen. Neither function may use anything outside itself. */

/** Makes each picture in 3D take long. */
export function slowDown3d(milliseconds = 600): void {
  const clear = Reflect.get(WebGL2RenderingContext.prototype, 'clear')
  WebGL2RenderingContext.prototype.clear = function (mask: number) {
    for (const end = performance.now() + milliseconds; performance.now() < end;);
    clear.call(this, mask)
  }
}

/** Notes that both views were there at once, however shortly. */
export function noteBothViews(): void {
  new MutationObserver(() => {
    if (document.querySelectorAll('dialog canvas').length === 2) Object.assign(window, { hadBothViews: true })
  }).observe(document, { childList: true, subtree: true })
}
