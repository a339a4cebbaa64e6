import { readFileSync } from 'node:fs'

import { expect, test } from '../support/journey.ts'

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }

test('the terms link to a licence notice with copyright for every dependency', async ({ page, request }) => {
  await page.goto('/terms_of_service')
  const link = page.getByRole('main').getByRole('link', { name: 'licence notices' })
  const answer = await request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/)
  const notices = (await answer.text()).split(/^## /m).slice(1)
  const named = notices.map((notice) => notice.split(' ')[0])
  for (const name of [...Object.keys(dependencies), 'scheduler'])
    expect(named).toContain(name.replace('@fontsource-variable/', ''))
  for (const notice of notices) expect(notice).toMatch(/copyright/i)
})
