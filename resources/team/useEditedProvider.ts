import { useNotify, useTranslate } from 'react-admin';
import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { useViewer } from '../../authProvider/session.ts';
import { Id, Version } from '../../contract/platform/fields.ts';
import { pluck } from '../../contract/platform/typed-keys.ts';
import { assignmentFields } from '../../contract/team/fields.ts';
import { PractitionerChange, updatePractitioner, type Practitioner } from '../../contract/team/practitioners.ts';
import { useCaller } from '../../src/ui/useCall.ts';
import { theirChanges } from '../../src/ui/editing/conflict.ts';
import { isSame } from '../../src/ui/editing/draftStorage.ts';
import { usePersistedDraft } from '../../src/ui/editing/usePersistedDraft.ts';
import { useVersionedSave } from '../../src/ui/editing/useVersionedSave.ts';
import { zodFieldErrors } from '../../src/ui/formHelpers.ts';
import { page } from '../../src/ui/navigation/reload.ts';
import { toastAfterReload } from '../../src/ui/toasts/toasts.ts';
import { toAssignment, type AssignmentValues } from './providerFields.ts';

const stored = pluck(assignmentFields, 'stored');
/** A row as its draft keeps it; `before` is the provider as the edit began. */
const EditedRow = z.object({ before: z.object({ id: Id, version: Version, ...stored }), typed: z.object(stored) });
type Stored = z.output<typeof EditedRow>['before'];

/** The one row of the providers that is edited: its draft, validation, saving and version conflicts (ORG-20). */
export function useEditedProvider() {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const ownId = useViewer()?.practitionerId;
  const draft = usePersistedDraft('provider-row');
  const [restored] = useState(() => EditedRow.safeParse(draft.restored?.fields.row).data);
  /** Absent while no row is edited. */
  const [values, setValues] = useState<AssignmentValues | undefined>(restored?.typed);
  const [locationsError, setLocationsError] = useState<string>();
  const cancel = () => setValues(undefined);

  const saving = useVersionedSave<AssignmentValues, Stored, Practitioner>({
    draft,
    record: restored?.before,
    send: (body, attempt, base) => call(updatePractitioner, { params: { id: base!.id }, body, ...attempt }),
    invalidates: ['organization/providers'],
    onSaved: ({ id, firstName, lastName }) => {
      const name = `${firstName} ${lastName}`;
      if (id === ownId) {
        // Users who changed their own role get the portal of the new one.
        toastAfterReload('success', translate('providers.saved', { name }));
        return page.reload();
      }
      notify('providers.saved', { type: 'success', messageArgs: { name } });
      cancel();
    },
    onProblem: ({ status, message, fields = {}, current }) => {
      if (status === 412 && current) return;
      notify(Object.values(fields)[0] ?? message, { type: 'error' });
      // The row shows what is stored before it can be edited again.
      if (status === 404 || status === 412) cancel();
    },
  });
  const { base, conflict } = saving;

  const isChanged = values !== undefined && base !== undefined && !isSame(toAssignment(base), values);
  useEffect(
    () => draft.write(isChanged ? { row: { before: base, typed: values } } : {}),
    [draft, base, values, isChanged],
  );
  const announce = useEffectEvent(() => notify('shell.typedBefore', { type: 'info' }));
  useEffect(() => {
    if (restored) announce();
  }, [restored]);

  const theirs = conflict?.theirs;
  return {
    id: values && base?.id,
    values,
    change: (changed: Partial<AssignmentValues>) => {
      setLocationsError(undefined);
      if (values) setValues({ ...values, ...changed });
    },
    locationsError,
    edit: (provider: Practitioner) => {
      setLocationsError(undefined);
      saving.resolve(provider);
      setValues(toAssignment(provider));
    },
    cancel,
    save: async () => {
      const { locationIds: error } = zodFieldErrors(PractitionerChange, values);
      setLocationsError(error);
      if (!error && values) await saving.save(values);
    },
    isChanged,
    isSaving: saving.isSaving,
    /** What another admin has saved meanwhile; saving waits for `resolve`. */
    changes: base && theirs && values && theirChanges(toAssignment(base), toAssignment(theirs), values),
    resolve: (choice: 'mine' | 'theirs') => {
      if (!theirs) return;
      saving.resolve(theirs);
      if (choice === 'theirs') setValues(toAssignment(theirs));
    },
  };
}
