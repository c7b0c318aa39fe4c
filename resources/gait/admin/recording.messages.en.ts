import type { MessageKey } from '../../../src/ui/i18n/translated.ts';

/** Texts about recordings, for staff who look after devices. */
export const recordingMessages = {
  gaitSessionRecording: {
    head: 'Recording',
    walk: 'Gait Session',
    client: 'Client Version',
    none: 'No pose logs available',
    state: { WAITING: 'Pending', MEASURED: 'Measured', NOT_MEASURABLE: 'Not measurable' },
    fault: {
      UNREADABLE: 'damaged',
      TOO_LONG: 'too long',
      NO_FRAME_RATE: 'no frame rate',
      NO_LEGS: 'no legs in view',
      NO_WALK: 'no walking detected',
      NOT_FROM_THE_SIDE: 'not from the side',
      TOO_FEW_STRIDES: 'too few strides',
    },
  },
};

export type RecordingKey = MessageKey<typeof recordingMessages>;
