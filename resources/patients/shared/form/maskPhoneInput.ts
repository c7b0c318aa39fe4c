import type { ChangeEvent } from 'react';
import { maskPhone } from '../../../../domain/platform/phone.ts';

/** Options of a phone input: the mask is laid on only at the end of the text (PAT-54), in the middle it would move the cursor. */
export const maskPhoneInput = (onMask: (masked: string) => void) => ({
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.selectionStart === target.value.length) onMask(maskPhone(target.value));
  },
});
