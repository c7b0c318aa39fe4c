import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useRef, useState } from 'react';
import type { BodyIn } from '../../../contract/platform/call.ts';
import { isProblem, type Problem } from '../../../contract/platform/error.ts';
import { assignProgram, createTemplate, updateProgram, updateTemplate } from '../../../contract/programs/programs.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { clearInvolvedSide } from '../../../domain/programs/sides.ts';
import type { ProgramDraft } from '../../../domain/programs/program.ts';
import type { Intent } from './intent.ts';

/** One key for each thing that is to be written: trying again with the same body writes once. */
function useIntentKeys() {
  const keys = useRef(new Map<string, string>());
  return (what: string, body: unknown): string => {
    const intent = `${what} ${JSON.stringify(body)}`;
    const key = keys.current.get(intent) ?? crypto.randomUUID();
    keys.current.set(intent, key);
    return key;
  };
}

const touched = [
  'patients',
  'programs/templates',
  'listTemplates',
  'getTemplate',
  'getProgram',
  'getPatient',
  'listPatients',
  'listProgramHistory',
  'listTemplateHistory',
];

/**
 * Sends the draft to where the builder was opened for: over the version of what is edited, or without one as something
 * new. Answers a problem, or undefined once it is stored; a second press meanwhile does nothing.
 */
export function useSubmission(intent: Intent) {
  const call = useCaller();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const keyFor = useIntentKeys();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  const send = async (body: BodyIn<typeof assignProgram>, draft: ProgramDraft, version: number | null) => {
    const options = { idempotencyKey: keyFor(`main ${version}`, body) };
    const editing = version === null ? undefined : intent.editing;
    if (intent.kind === 'Program') {
      const params = { patientId: intent.patient.id };
      return editing && version !== null
        ? call(updateProgram, { params, body: draft, version, ...options })
        : call(assignProgram, { params, body, ...options });
    }
    return editing && version !== null
      ? call(updateTemplate, { params: { id: editing.id }, body: draft, version, ...options })
      : call(createTemplate, { body: draft, ...options });
  };

  const run = async (work: () => Promise<Problem | undefined>): Promise<Problem | 'running' | undefined> => {
    if (running.current) return 'running';
    running.current = true;
    setBusy(true);
    const problem = await work();
    running.current = false;
    setBusy(false);
    if (!problem) for (const name of touched) void queryClient.invalidateQueries({ queryKey: [name] });
    return problem;
  };

  /** Stores the draft, and a template of the same contents for any side where that is asked for (BLD-19). */
  const submit = (draft: ProgramDraft, asTemplate: boolean, version: number | null) =>
    run(async () => {
      const answer = await send(draft, draft, version);
      if (isProblem(answer)) return answer;
      if (!asTemplate) return undefined;
      const body = clearInvolvedSide(draft, intent.patient?.involvedSide ?? null);
      const template = await call(createTemplate, { body, idempotencyKey: keyFor('template', body) });
      if (isProblem(template))
        notify('builder.templateNotSaved', { type: 'warning', messageArgs: { message: template.message } });
      return undefined;
    });

  /** Gives the patient a copy of a template at once (OPEN-081). */
  const assignTemplate = (templateId: number, draft: ProgramDraft) =>
    run(async () => {
      const answer = await send({ templateId }, draft, null);
      return isProblem(answer) ? answer : undefined;
    });

  return { busy, submit, assignTemplate };
}
