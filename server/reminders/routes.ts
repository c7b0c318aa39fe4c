import {
  changeOwnReminders,
  getOwnReminders,
  getReminders,
  listReminderMessages,
  stopReminders,
  turnOnReminders,
} from '../../contract/reminders/reminders.ts';
import { requirePatient } from '../patients/require-patient.ts';
import type { Routes } from '../routes.ts';
import { listMessagePage, loadOwnReminders, loadReminders, stop, turnOn } from './queries.ts';

/** Reminders of a patient: for the clinic, and for the patient by their device. */
export const reminderRoutes: Routes = (router, { configuration }) => {
  const sendsTexts = configuration.texts !== null;

  router.authenticated(getReminders, async function handleGetReminders({ tx, scope, actor, params }) {
    const { id } = await requirePatient(tx, scope, params.patientId);
    return loadReminders({ tx, scope, actor, sendsTexts }, id);
  });

  router.authenticated(turnOnReminders, async function handleTurnOnReminders({ tx, scope, actor, params, body, now }) {
    const { organizationId, practitionerId } = actor;
    const { patientId } = params;
    const reader = { tx, scope, actor, sendsTexts };
    await turnOn(reader, body, { organizationId, patientId, practitionerId, now });
    return loadReminders(reader, patientId);
  });

  router.authenticated(stopReminders, async function handleStopReminders({ tx, scope, actor, params, now }) {
    const { id: patientId } = await requirePatient(tx, scope, params.patientId, 'lock');
    await stop({ tx, scope }, 'STAFF', { patientId, practitionerId: actor.practitionerId, now });
    return loadReminders({ tx, scope, actor, sendsTexts }, patientId);
  });

  router.authenticated(listReminderMessages, async function handleListReminderMessages({ tx, scope, params, list }) {
    const { id } = await requirePatient(tx, scope, params.patientId);
    return listMessagePage({ tx, scope, sendsTexts }, id, list);
  });

  router.authenticated(getOwnReminders, async function handleGetOwnReminders({ tx, scope, actor }) {
    const { id } = await requirePatient(tx, scope, actor.patientId);
    return loadOwnReminders({ tx, scope, sendsTexts }, id);
  });

  router.authenticated(changeOwnReminders, async function handleChangeOwnReminders({ tx, scope, actor, body, now }) {
    const { organizationId, patientId } = actor;
    const reader = { tx, scope, sendsTexts };
    const change = { organizationId, patientId, practitionerId: null, now };
    if (body.settings) await turnOn(reader, body.settings, change);
    else {
      await requirePatient(tx, scope, patientId, 'lock');
      await stop(reader, 'PATIENT', change);
    }
    return loadOwnReminders(reader, patientId);
  });
};
