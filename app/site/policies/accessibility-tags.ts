/**
 * The 24 tags of the Accessible Games Initiative (Entertainment Software Association, 2025), in its order, and what the game
 * answers. accessibility-tags.test.ts names the test of each yes.
 */
interface AccessibilityTag {
  readonly tag: string
  readonly answer: 'Yes' | 'In part' | 'No' | 'Not needed'
  /** What there is, or what is missing; a sentence. */
  readonly words: string
}

export const ACCESSIBILITY_TAGS: readonly AccessibilityTag[] = [
  // Auditory
  {
    tag: 'Multiple volume controls',
    answer: 'In part',
    words: 'Engine, signals, music and sound guide have a volume each. One switch mutes all; no slider turns all down.',
  },
  { tag: 'Mono sound', answer: 'In part', words: 'The sound guide has it. The other sounds stay in stereo.' },
  { tag: 'Stereo sound', answer: 'Yes', words: 'Rock, rings and the sound guide are heard on their side.' },
  { tag: 'Surround sound', answer: 'No', words: 'All sound is in stereo.' },
  { tag: 'Narrated menus', answer: 'Yes', words: 'Your screen reader reads every screen and the events of a flight.' },
  { tag: 'Chat speech-to-text and text-to-speech', answer: 'Not needed', words: 'There is no chat.' },
  // Gameplay
  {
    tag: 'Difficulty levels',
    answer: 'Yes',
    words: 'A relaxed flight uses no fuel and has wider rings, and a flight can be slowed to 70%.',
  },
  {
    tag: 'Save anytime',
    answer: 'No',
    words: 'A flight can be paused at any time, but not continued after the page is closed.',
  },
  // Input
  { tag: 'Basic input remapping', answer: 'Yes', words: 'Every key used in flight but Escape can be changed.' },
  { tag: 'Full input remapping', answer: 'Yes', words: 'For the keyboard, gamepads and flight sticks.' },
  { tag: 'Stick inversion', answer: 'Yes', words: 'Up and down can be swapped.' },
  {
    tag: 'Playable without button holds',
    answer: 'Yes',
    words: 'With the mouse, once it is turned on in the options. Keys, sticks and thumbs are held.',
  },
  { tag: 'Playable without rapid button presses', answer: 'Yes', words: 'Nothing has to be pressed quickly.' },
  { tag: 'Playable with keyboard only', answer: 'Yes', words: 'The site and the game.' },
  { tag: 'Playable with buttons only', answer: 'Yes', words: 'With the keys, or with a gamepad’s D-pad.' },
  { tag: 'Playable with touch only', answer: 'Yes', words: 'The site and the game.' },
  { tag: 'Playable with mouse only', answer: 'Yes', words: 'Once the mouse is turned on in the options.' },
  { tag: 'Playable without motion controls', answer: 'Yes', words: 'There are none.' },
  { tag: 'Playable without touch controls', answer: 'Yes', words: 'With a keyboard or a gamepad.' },
  // Visual
  {
    tag: 'Clear text',
    answer: 'Yes',
    words: 'Text has a contrast of 7:1 to its page, and of 4.5:1 on the picture of a flight.',
  },
  {
    tag: 'Large text',
    answer: 'Yes',
    words: 'Text follows your device up to twice its size, and the instruments have three sizes.',
  },
  {
    tag: 'Large and clear subtitles',
    answer: 'Not needed',
    words: 'Nobody speaks but the sound guide, where you choose it.',
  },
  {
    tag: 'Color alternatives',
    answer: 'Yes',
    words: 'Nothing is told by colour alone, and there are colours for any colour vision.',
  },
  { tag: 'Camera comfort', answer: 'Yes', words: 'Each motion of the camera can be turned off.' },
]
