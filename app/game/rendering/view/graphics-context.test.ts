import { expect, test, vi } from 'vitest'

import { ContextUnavailableError, grantContext } from './graphics-context.ts'

/** A browser whose WebGL has this renderer. Returns the picture's canvas. */
function browserWith(renderer: string): HTMLCanvasElement {
  const context = {
    RENDERER: 1,
    getExtension: () => null,
    getParameter: () => renderer,
    isContextLost: () => true,
  }
  const createCanvas = () => ({ getContext: () => context })
  vi.stubGlobal('document', { createElement: createCanvas })
  return createCanvas() as unknown as HTMLCanvasElement
}

// What browsers without a GPU say: Chromium on Linux and on Windows, Firefox on Linux.
test.each([
  'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
  'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0)',
  'llvmpipe, or similar',
])('%s is WebGL on the CPU, and refused where a GPU is needed', (renderer) => {
  const canvas = browserWith(renderer)
  expect(grantContext(canvas).isSoftware).toBe(true)
  expect(() => grantContext(canvas, true)).toThrow(ContextUnavailableError)
})

test.each(['Apple GPU', 'ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)', 'Mozilla'])(
  '%s is WebGL on a GPU',
  (renderer) => {
    expect(grantContext(browserWith(renderer), true).isSoftware).toBe(false)
  },
)

test('a context that is refused with an exception is unavailable', () => {
  const refuse = () => {
    throw new DOMException('Not for this page.', 'SecurityError')
  }
  vi.stubGlobal('document', { createElement: () => ({ getContext: refuse }) })
  expect(() => grantContext({ getContext: refuse } as unknown as HTMLCanvasElement)).toThrow(ContextUnavailableError)
})
