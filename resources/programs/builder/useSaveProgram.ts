import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BodyIn } from '../../../contract/platform/call.ts';
import { isProblem } from '../../../contract/platform/error.ts';
import { assignProgram, createTemplate, updateProgram, updateTemplate } from '../../../contract/programs/programs.ts';
import type { Program } from '../../../contract/programs/shapes.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import { clearInvolvedSide } from '../../../domain/programs/blocks.ts';
import { useVersionedSave } from '../../../src/ui/editing/useVersionedSave.ts';
import { validateStep } from './builderState.ts';
import type { Intent } from './intent.ts';
import type { Builder } from './useBuilder.ts';

/** First parts of the keys of queries that a saved program makes stale. */
const staleQueries = [
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
 * Saves the draft to what the builder was opened for. Invalid fields are marked and other errors appear in a toast; a version
 * conflict, a deleted record and a lost connection stay on the screen together with the draft. `onSaved` receives whether a
 * new record was created.
 */
export function useSaveProgram(intent: Intent, builder: Builder, onSaved: (isNew: boolean) => void) {
  const call = useCaller();
  const notify = useNotify();
  const queries = useQueryClient();
  const { state, dispatch, draft, opened, setOpened } = builder;
  const body = state.draft;

  /** Publishes a template of the same contents for any side (BLD-19). */
  const saveAsTemplate = async () => {
    const template = await call(createTemplate, {
      body: clearInvolvedSide(body, intent.patient?.involvedSide ?? null),
      idempotencyKey: crypto.randomUUID(),
    });
    if (isProblem(template))
      notify('builder.templateNotSaved', { type: 'warning', messageArgs: { message: template.message } });
  };

  const saving = useVersionedSave<BodyIn<typeof assignProgram>, Program>({
    draft,
    record: opened,
    isNewPerBody: true,
    send: (sent, attempt, base) => {
      if (intent.kind === 'Template') {
        return base
          ? call(updateTemplate, { params: { id: base.id }, body, ...attempt })
          : call(createTemplate, { body, ...attempt });
      }
      const params = { patientId: intent.patient.id };
      return base
        ? call(updateProgram, { params, body, ...attempt })
        : call(assignProgram, { params, body: sent, ...attempt });
    },
    onProblem: ({ status, current, message, fields }) => {
      if (status === 0 || (status === 412 && current) || (status === 404 && intent.editing)) return;
      notify(message, { type: 'error' });
      if (fields) dispatch({ type: 'errors', errors: fields });
    },
    onSaved: async (_saved, sent) => {
      if (state.asTemplate && !('templateId' in sent)) await saveAsTemplate();
      for (const name of staleQueries) void queries.invalidateQueries({ queryKey: [name] });
      onSaved(saving.base === undefined);
    },
  });

  const save = async () => {
    const errors = validateStep({ ...state, step: 3 }, intent.kind);
    if (errors.blocks) notify(errors.blocks, { type: 'error' });
    if (Object.keys(errors).length > 0) return dispatch({ type: 'errors', errors });
    await saving.save(body);
  };

  // Saves in the render that continues from the other version.
  const [override, setOverride] = useState<{ base: Program | null }>();
  const saveOver = useEffectEvent(() => void save());
  useEffect(() => {
    if (override) saveOver();
  }, [override]);
  const continueFrom = (base: Program | null) => {
    saving.resolve(base);
    setOpened(base);
  };

  return {
    isSaving: saving.isSaving,
    isOffline: saving.isOffline,
    /** What another user has saved meanwhile. */
    theirs: saving.conflict?.theirs ?? null,
    /** The edited record no longer exists. */
    isGone: saving.problem?.status === 404 && intent.editing !== undefined,
    save,
    /** Assigns a copy of a template as it is (OPEN-081). */
    assign: (templateId: number) => saving.save({ templateId }),
    /** Saves the draft over what is stored now; null creates a new record. */
    saveOver: (base: Program | null) => {
      continueFrom(base);
      setOverride({ base });
    },
    /** Discards a restored draft. */
    startOver: () => {
      continueFrom(intent.editing ?? null);
      builder.startOver();
    },
    /** Replaces the draft by what is stored now. */
    takeTheirs: (theirs: Program) => {
      continueFrom(theirs);
      builder.load(theirs);
    },
  };
}

export type ProgramSaving = ReturnType<typeof useSaveProgram>;
