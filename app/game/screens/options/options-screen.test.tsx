import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { createStores } from '../../../../testing/fakes/game-stores.ts'
import { stubBrowser } from '../../../../testing/fakes/stub-browser.ts'
import { EMPTY_PAGE } from '../../player-data/logbook/logbook-page.ts'
import { DEFAULT_SETTINGS, type Settings } from '../../player-data/settings.ts'
import { OptionsScreen } from './options-screen.tsx'

// The guide's fields are fetched when it is on; here they are already loaded.
beforeAll(() => import('./guide-fields.tsx'))

beforeEach(() => stubBrowser())

function renderOptions(changed: Partial<Settings> = {}, flights = 0) {
  const stores = createStores({ settings: changed, logbook: { standard: { ...EMPTY_PAGE, flights } } })
  // What is changed is seen here, and not made.
  const onChange = vi.spyOn(stores.settings, 'change').mockReturnValue(undefined)
  render(<OptionsScreen {...stores} />)
  return onChange
}

test.each([
  ['checkbox', 'Relaxed flight', { isRelaxed: true }],
  ['checkbox', 'Mute', { isMuted: true }],
  ['checkbox', 'Up dives, down climbs', { invertClimb: true }],
  ['checkbox', 'Steer with the mouse', { steersByMouse: true }],
  ['radio', '2D', { view: 'flat' }],
  ['radio', 'Far', { camera: 'far' }],
  ['radio', 'Medium', { detail: 'medium' }],
  ['radio', 'Stereo', { soundGuide: 'stereo' }],
  ['radio', 'Mono, with spoken directions', { soundGuide: 'mono' }],
  ['checkbox', 'Show the rival', { showsRival: false }],
  ['checkbox', 'Leans into turns', { lean: false }],
  ['checkbox', 'Shakes near rock and in a crash', { shake: false }],
  ['checkbox', 'Widens the view with speed', { widening: false }],
])('the %s "%s" changes only its own setting, at once', async (role, name, part) => {
  const onChange = renderOptions()
  await userEvent.click(screen.getByRole(role, { name }))
  expect(onChange.mock.calls).toEqual([[part]])
})

test('a swipe that begins on a slider and scrolls the options leaves the setting as it was', () => {
  const onChange = renderOptions()
  const slider = screen.getByRole('slider', { name: /^Flight speed/ })
  fireEvent.pointerDown(slider)
  fireEvent.change(slider, { target: { value: '0.8' } })
  fireEvent.pointerCancel(slider)
  expect(onChange.mock.calls).toEqual([[{ flightPace: 0.8 }], [{ flightPace: 1 }]])
})

test('the list at the top leads to each group', async () => {
  renderOptions()
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const buttons = within(screen.getByRole('list', { name: 'Groups of options' })).getAllByRole('button')
  expect(buttons.length).toBe(screen.getAllByRole('heading', { level: 4 }).length)
  for (const button of buttons) {
    await userEvent.click(button)
    const group = screen.getByRole('group', { name: button.textContent })
    expect(group.contains(document.activeElement)).toBe(true)
    expect(scrolled.mock.contexts.slice(-2)).toEqual([group, document.activeElement])
  }
})

test.each([
  ['Size of the instruments', 'Largest', { hudSize: 'largest' }],
  ['Colours', 'For any colour vision', { colours: 'distinct' }],
])('the choice "%s" changes only its own setting', async (name, choice, part) => {
  const onChange = renderOptions()
  await userEvent.click(within(screen.getByRole('group', { name })).getByRole('radio', { name: choice }))
  expect(onChange.mock.calls).toEqual([[part]])
})

test('rumble is offered once a gamepad that rumbles is plugged in', async () => {
  const onChange = renderOptions()
  expect(screen.queryByRole('checkbox', { name: 'Rumble and vibration' })).toBeNull()
  const pad = {
    index: 0,
    id: 'Pad',
    connected: true,
    mapping: 'standard',
    axes: [],
    buttons: [],
    vibrationActuator: { playEffect: () => Promise.resolve('complete') },
  }
  Object.defineProperty(navigator, 'getGamepads', { configurable: true, value: () => [pad] })
  act(() => void window.dispatchEvent(new Event('gamepadconnected')))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Rumble and vibration' }))
  expect(onChange.mock.calls).toEqual([[{ rumble: false }]])
})

test.each([
  ['Flight speed', { flightPace: 0.75 }],
  ['Engine and wind', { engineVolume: 0.75 }],
  ['Rings and signals', { effectsVolume: 0.75 }],
  ['Music', { musicVolume: 0.75 }],
  ['Sensitivity', { sensitivity: 0.75 }],
  ['Field of view', { viewWidth: 0.8 }],
])('the slider "%s" changes only its own setting and gives its value in percent', (name, part) => {
  const onChange = renderOptions()
  const slider = screen.getByRole('slider', { name: new RegExp(`^${name}`) })
  expect(slider.getAttribute('aria-valuetext')).toBe('100%')
  fireEvent.change(slider, { target: { value: String(Object.values(part)[0]) } })
  expect(onChange.mock.calls).toEqual([[part]])
})

test('a pressed key replaces the chosen one, unless it is Escape or has another use', async () => {
  const onChange = renderOptions()
  const takeKey = async (code: string) => {
    await userEvent.click(screen.getByRole('button', { name: /^Climb: W/ }))
    const button = screen.getByRole('button', { name: 'Climb: press a key' })
    expect(document.activeElement).toBe(button)
    fireEvent.keyDown(button, { code })
  }
  await takeKey('Escape')
  expect(onChange).not.toHaveBeenCalled()
  await takeKey('KeyP')
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByText(/^P is Pause\. Press a different one/)).toBeDefined()
  fireEvent.keyDown(screen.getByRole('button', { name: 'Climb: press a key' }), { code: 'KeyZ' })
  expect(onChange.mock.calls).toEqual([[{ keys: { ...DEFAULT_SETTINGS.keys, climb: ['ArrowUp', 'KeyZ'] } }]])
})

test('of a key that is reported as a character which names no key, it is said that it can’t be used', async () => {
  const onChange = renderOptions()
  await userEvent.click(screen.getByRole('button', { name: /^Climb: W/ }))
  fireEvent.keyDown(screen.getByRole('button', { name: 'Climb: press a key' }), { code: '', key: ';' })
  expect(screen.getByText(/^That key can’t be used/)).toBeDefined()
  expect(onChange).not.toHaveBeenCalled()
})

test('a key is named by what it types where the browser does not report the layout', async () => {
  renderOptions()
  await userEvent.click(screen.getByRole('button', { name: /^Climb: W/ }))
  fireEvent.keyDown(screen.getByRole('button', { name: 'Climb: press a key' }), { code: 'Semicolon', key: 'm' })
  expect(screen.getByText('M: Climb.')).toBeDefined()
})

test('the request for a key is taken back when its button loses the focus, but the answer stays', async () => {
  renderOptions()
  await userEvent.click(screen.getByRole('button', { name: /^Climb: W/ }))
  expect(screen.getByText(/^Press the new key/)).toBeDefined()
  await userEvent.tab()
  expect(screen.queryByText(/^Press the new key/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Climb: W/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Dive: S/ }))
  expect(screen.getByText(/^Press the new key/)).toBeDefined()
  fireEvent.keyDown(screen.getByRole('button', { name: 'Dive: press a key' }), { code: 'KeyX' })
  await userEvent.tab()
  expect(screen.getByText('X: Dive.')).toBeDefined()
})

test('a key that is reported by its name alone can be assigned', async () => {
  const onChange = renderOptions()
  for (const [key, code] of [
    ['i', 'KeyI'],
    ['ц', 'KeyЦ'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: /^Climb: W/ }))
    fireEvent.keyDown(screen.getByRole('button', { name: 'Climb: press a key' }), { code: '', key })
    expect(onChange).toHaveBeenLastCalledWith({ keys: { ...DEFAULT_SETTINGS.keys, climb: ['ArrowUp', code] } })
  }
})

test('a key of another command is swapped, and both changes are announced', async () => {
  const onChange = renderOptions()
  await userEvent.click(screen.getByRole('button', { name: /^Climb: W/ }))
  fireEvent.keyDown(screen.getByRole('button', { name: 'Climb: press a key' }), { code: 'KeyS' })
  const { keys } = DEFAULT_SETTINGS
  expect(onChange.mock.calls).toEqual([
    [{ keys: { ...keys, climb: ['ArrowUp', 'KeyS'], dive: ['ArrowDown', 'KeyW'] } }],
  ])
  expect(screen.getByText('S: Climb. Swapped: W is now Dive.')).toBeDefined()
})

test('the keys that pause and mute can be changed, swapped and switched off', async () => {
  const onChange = renderOptions()
  const takeKey = async (code: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Pause: P, change' }))
    fireEvent.keyDown(screen.getByRole('button', { name: 'Pause: press a key' }), { code })
  }
  await takeKey('KeyK')
  expect(onChange).toHaveBeenLastCalledWith({ hotkeys: { ...DEFAULT_SETTINGS.hotkeys, pause: 'KeyK' } })
  await takeKey('KeyM')
  expect(onChange).toHaveBeenLastCalledWith({ hotkeys: { ...DEFAULT_SETTINGS.hotkeys, pause: 'KeyM', mute: 'KeyP' } })
  expect(screen.getByText('M: Pause. Swapped: P is now Mute.')).toBeDefined()
  await takeKey('KeyW')
  expect(screen.getByText(/^W is Climb\. Press a different one/)).toBeDefined()
  fireEvent.keyDown(screen.getByRole('button', { name: 'Pause: press a key' }), { code: 'Escape' })
  expect(onChange).toHaveBeenCalledTimes(2)
  await userEvent.click(screen.getByRole('button', { name: 'Mute: remove key' }))
  expect(onChange).toHaveBeenLastCalledWith({ hotkeys: { ...DEFAULT_SETTINGS.hotkeys, mute: null } })
})

test('a reset is taken back in the same place, until the next change, and clears what was said of earlier changes', async () => {
  const { settings, ...stores } = createStores()
  settings.change({ invertClimb: true, keys: { ...DEFAULT_SETTINGS.keys, climb: ['KeyI', 'KeyW'] } })
  const own = settings.getState()
  render(<OptionsScreen settings={settings} {...stores} />)
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  await press('Mute: remove key')
  await press('Reset to defaults')
  expect(settings.getState()).toEqual(DEFAULT_SETTINGS)
  expect(screen.queryByText('Mute has no key now.')).toBeNull()
  expect(screen.getByText('All options are reset.')).toBeDefined()
  await press('Undo')
  expect(settings.getState()).toEqual({ ...own, hotkeys: { ...own.hotkeys, mute: null } })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reset to defaults' }))
  await press('Reset to defaults')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mute' }))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(screen.queryByText('All options are reset.')).toBeNull()
})

test('the logbook is erased in the options', async () => {
  renderOptions({}, 0)
  expect(screen.queryByRole('button', { name: 'Erase logbook' })).toBeNull()
  cleanup()
  renderOptions({}, 1)
  await userEvent.click(screen.getByRole('button', { name: 'Erase logbook' }))
  await userEvent.click(screen.getByRole('button', { name: 'Erase' }))
  expect(screen.getByText('Logbook erased.')).toBe(document.activeElement)
})

test('the motion switches are off and explain why when the system asks for reduced motion', () => {
  stubBrowser({ isMotionReduced: true })
  renderOptions()
  for (const name of ['Leans into turns', 'Shakes near rock and in a crash', 'Widens the view with speed']) {
    expect(screen.getByRole('checkbox', { name })).toMatchObject({ checked: false, disabled: true })
  }
  expect(screen.getByText(/asks for reduced motion/)).toBeDefined()
})

/** It arrives a moment later. */
const findPractise = (name: string | RegExp) => screen.findByRole('button', { name }, { timeout: 20_000 })

test('the sound guide’s volume and practice are offered once it is on', async () => {
  renderOptions()
  expect(screen.queryByRole('button', { name: /^Practise/ })).toBeNull()
  cleanup()
  const onChange = renderOptions({ soundGuide: 'stereo' })
  expect((await findPractise('Practise for 30 seconds')).hasAttribute('disabled')).toBe(false)
  fireEvent.change(screen.getByRole('slider', { name: /^Guide volume/ }), { target: { value: '0.4' } })
  expect(onChange.mock.calls).toEqual([[{ guideVolume: 0.4 }]])
  cleanup()
  renderOptions({ soundGuide: 'stereo', isMuted: true })
  expect((await findPractise(/^Practise/)).hasAttribute('disabled')).toBe(true)
})

test('the practice takes the focus and the steering keys, and returns the focus on Escape', async () => {
  renderOptions({ soundGuide: 'mono' })
  await userEvent.click(await findPractise(/^Practise/))
  const practice = screen.getByRole('application', { name: /^Practice/ })
  expect(document.activeElement).toBe(practice)
  expect(await screen.findByText(/^The beacon is straight ahead/)).toBeDefined()
  expect(fireEvent.keyDown(practice, { code: 'ArrowLeft' })).toBe(false)
  expect(fireEvent.keyDown(practice, { code: 'KeyQ' })).toBe(true)
  fireEvent.keyDown(practice, { code: 'Escape' })
  expect(screen.queryByRole('application')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Practise/ }))
})

test('the practice accepts touch and a gamepad, whose Start ends it', async () => {
  const pad = {
    index: 0,
    id: 'Pad',
    connected: true,
    mapping: 'standard',
    axes: [0, 0],
    buttons: Array.from({ length: 10 }, () => ({ pressed: false })),
  }
  let pads = [pad]
  const getGamepads = vi.fn(() => pads)
  Object.defineProperty(navigator, 'getGamepads', { configurable: true, value: getGamepads })
  renderOptions({ soundGuide: 'mono' })
  await userEvent.click(await findPractise(/^Practise/))
  const practice = screen.getByRole('application', { name: /^Practice/ })
  const captured = vi.fn()
  practice.setPointerCapture = captured
  // A mouse may select the words.
  fireEvent.pointerDown(practice, { pointerId: 1, pointerType: 'mouse' })
  fireEvent.pointerDown(practice, { pointerId: 2, pointerType: 'touch' })
  expect(captured.mock.calls).toEqual([[2]])
  expect(document.activeElement).toBe(practice)
  getGamepads.mockClear()
  await waitFor(() => expect(getGamepads, 'the pad is seen at rest').toHaveBeenCalled())
  pads = [{ ...pad, buttons: Array.from({ length: 10 }, (_, index) => ({ pressed: index === 9 })) }]
  await waitFor(() => expect(screen.queryByRole('application')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Practise/ }))
})
