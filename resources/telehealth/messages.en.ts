import type { MessageKey } from '../../src/ui/i18n/translated.ts';

/** Texts of the telehealth pages (OPEN-107). */
export const telehealthMessages = {
  telehealth: {
    title: 'Telehealth',
    lead: 'Measure a movement with the camera before or during a visit.',
    private:
      'Video stays in this browser. It is analyzed here, deleted after measurement and never sent. Only measured joint positions leave this page, and only if you save them.',
    start: 'Start Camera',
    stop: 'Stop Camera',
    starting: 'Waiting for the camera',
    preview: 'Camera preview',
    idle: 'The camera is off.',
    noCamera: 'No camera was found. Connect one, or open this page on a phone or tablet.',
    refused: 'Camera access was denied. Allow it in the address bar and try again.',
    busy: 'The camera is in use by another app. Close that app and try again.',
    unsupported: 'This browser cannot use a camera on this page.',
    lost: 'The camera was disconnected or access was removed. Unfinished measurements are discarded.',
    hidden: 'The camera turned off when you left this page. Unfinished measurements are discarded.',
    steps: 'Instructions',
    recorder: {
      loading: 'Loading motion tracking: %{share}%',
      record: 'Record %{smart_count} Second |||| Record %{smart_count} Seconds',
      cancel: 'Cancel',
      finish: 'Stop',
      discard: 'Discard',
      again: 'Try Again',
      countdown: 'Recording starts in %{smart_count} second |||| Recording starts in %{smart_count} seconds',
      recording: 'Recording',
      left: '%{smart_count} second left |||| %{smart_count} seconds left',
      analysing: 'Recording complete. The camera is off. Analyzing movement; this takes a moment.',
      done: 'Done. Results are shown below.',
      empty: 'The camera recorded too few images. Check the camera and record again.',
    },
    failure: {
      noWebGL:
        'This browser cannot run motion tracking because WebGL is off or missing. Turn on graphics acceleration in its settings, or use another browser.',
      notLoaded: 'Motion tracking could not be loaded. Check your connection and try again.',
      broken: 'Motion tracking stopped unexpectedly. Try again.',
    },
    placement: {
      good: 'Good position. You can record.',
      dark: 'It is too dark. Turn on a light in front of you.',
      tooNear: 'Too close. Move back a little.',
      tooFar: 'Too far away. Move closer.',
      outside: 'Part of the body is out of view.',
      hands: {
        notSeen: 'No hands in view. Hold one or both hands up to the camera.',
        unsure: 'The hands are not clearly visible. Turn your palms to the camera in front of a plain background.',
      },
      body: {
        notSeen: 'No one is in view. Stand so that your head, arms and hips are in view.',
        unsure: 'You are not clearly visible. Face the camera with both arms and hips in view.',
      },
    },
    hands: {
      title: 'Hands',
      lead: 'Joint angles and range of motion of each finger.',
      step1: 'Sit at arm’s length with both hands in view, palms facing the camera.',
      step2: 'Record. Slowly spread your fingers, then make a fist, three times.',
      step3:
        'Keep your palms facing the camera in front of a plain background. Hands seen from the side are harder to track.',
    },
    tremors: {
      title: 'Tremors',
      lead: 'Frequency and amplitude of hand tremor.',
      step1: 'Rest the device on a table. A handheld camera shakes too.',
      step2: 'Reach both hands toward the camera with fingers spread, or rest them as your provider asks.',
      step3: 'Record while you hold your hands as still as you can.',
    },
    shoulder: {
      title: 'External Shoulder Rotation',
      lead: 'How far the forearm rotates outward with the elbow at the side.',
      step1: 'Stand facing the camera with your head, arms and hips in view.',
      step2: 'Keep your elbow at your side, bent to 90°, with your forearm toward the camera.',
      step3:
        'Record. Rotate your forearm outward as far as you can without pain, then return slowly. Repeat on the other side.',
    },
  },
};

export type TelehealthKey = MessageKey<typeof telehealthMessages>;
