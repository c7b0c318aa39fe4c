import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { isProblem } from '../../contract/problem.ts';
import type { Program } from '../../contract/program-shapes.ts';
import { deleteTemplate } from '../../contract/programs.ts';
import { call } from '../../dataProvider/client.ts';
import { toast } from '../../src/toasts/toasts.ts';

/** After the toast the card stays a moment, then fades, then is gone (TPL-17). */
const STAYS_MS = 1000;
const FADES_MS = 200;

/** Deletes a template after it has been asked for; `fading` is the card that is about to go. */
export function useTemplateDeletion(onGone?: () => void) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const [asked, ask] = useState<Program | null>(null);
  const [busy, setBusy] = useState(false);
  const [fading, setFading] = useState<number | null>(null);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const key = useRef('');
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  const confirm = async () => {
    if (!asked || busy) return;
    setBusy(true);
    const answer = await call(deleteTemplate, { params: { id: asked.id }, idempotencyKey: key.current });
    setBusy(false);
    if (isProblem(answer)) return toast('error', answer.message);
    ask(null);
    toast('success', translate('templates.deleted'));
    const gone = () => {
      setFading(null);
      void queryClient.invalidateQueries({ queryKey: ['templates'] });
    };
    if (onGone) {
      gone();
      return onGone();
    }
    timers.current.push(
      setTimeout(() => setFading(asked.id), STAYS_MS),
      setTimeout(gone, STAYS_MS + FADES_MS),
    );
  };

  return {
    asked,
    busy,
    fading,
    ask: (template: Program) => {
      key.current = crypto.randomUUID();
      ask(template);
    },
    cancel: () => ask(null),
    confirm: () => void confirm(),
  };
}
