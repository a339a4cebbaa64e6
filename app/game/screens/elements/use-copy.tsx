import { useState } from 'react'

import { copyText } from '../../page/share.ts'
import controls from './controls.module.css'
import { useScrollIntoView } from './use-scroll-into-view.ts'

/**
 * `copy` copies a text; where the browser refuses, `byHand` of it, by default all, is shown to be copied by hand. `outcome` says what
 * became of it.
 *
 * @param name what is copied
 */
export function useCopy(name: 'Link' | 'Result') {
  const [note, setNote] = useState('')
  const [shown, setShown] = useState('')
  const status = useScrollIntoView(note)

  function say(words: string, text = ''): void {
    setNote(words)
    setShown(text)
  }

  /** @param remark what is said before the outcome */
  async function copy(text: string, byHand = text, remark = ''): Promise<void> {
    const isCopied = await copyText(text)
    const words = `${remark}The ${name.toLowerCase()} ${isCopied ? 'is copied.' : 'can’t be copied here; this is it:'}`
    say(words, isCopied ? '' : byHand)
  }

  const outcome = (
    <>
      <p ref={status} className={controls['status']} role="status">
        {note}
      </p>
      {shown !== '' && (
        <textarea
          className={controls['byHand']}
          readOnly
          rows={shown.split('\n').length}
          wrap="off"
          value={shown}
          aria-label={name}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  )
  return { copy, say, outcome }
}
