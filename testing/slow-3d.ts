/* global document, MutationObserver, WebGL2RenderingContext, window -- all of this runs in the page */
/** Given to a page so that its trial of both views begins and is seen. Neither function may use anything outside itself. */

/** Makes each picture in 3D take long. */
export function slowDown3d(milliseconds = 600) {
  const { clear } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.clear = function (/** @type {number} */ mask) {
    for (const end = performance.now() + milliseconds; performance.now() < end;);
    clear.call(this, mask)
  }
}

/** Notes that both views were there at once, however shortly. */
export function noteBothViews() {
  new MutationObserver(() => {
    if (document.querySelectorAll('dialog canvas').length === 2) Object.assign(window, { hadBothViews: true })
  }).observe(document, { childList: true, subtree: true })
}
