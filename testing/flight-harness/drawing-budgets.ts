/** The most that a frame of flight may draw, by its detail; held by rendering/webgl/budget.test.ts and the bench. */
export const DRAWING_BUDGETS = {
  high: { drawCalls: 40, triangles: 60_000 },
  low: { drawCalls: 15, triangles: 12_000 },
}
