import type { MessageKey } from '../../src/ui/i18n/translated.ts';

/** Texts of the telehealth pages (OPEN-107). */
export const telehealthMessages = {
  telehealth: {
    title: 'Telehealth',
    lead: 'Measure a movement with the camera before or during a visit.',
    private:
      'The picture stays in this browser: it is looked at here, let go once it is measured, and never sent. Only measured joints leave this page, and only if you save them.',
    start: 'Start Camera',
    stop: 'Stop Camera',
    starting: 'Waiting for the camera',
    preview: 'Camera preview',
    idle: 'The camera is off.',
    noCamera: 'No camera was found. Connect one, or open this page on a phone or tablet.',
    refused: 'The browser was not allowed to use the camera. Allow it in the address bar and try again.',
    busy: 'The camera is in use by another program. Close that program and try again.',
    unsupported: 'This browser cannot use a camera on this page.',
    lost: 'The camera went away: it was unplugged, or is no longer allowed. What was not measured yet is discarded.',
    hidden: 'The camera was turned off when this page was hidden. What was not measured yet is discarded.',
    steps: 'What to do',
    recorder: {
      loading: 'Fetching what finds joints in the picture: %{share} %',
      record: 'Record %{smart_count} Second |||| Record %{smart_count} Seconds',
      cancel: 'Cancel',
      finish: 'Stop',
      discard: 'Discard',
      again: 'Try Again',
      countdown: 'Recording begins in %{smart_count} second |||| Recording begins in %{smart_count} seconds',
      recording: 'Recording',
      left: '%{smart_count} second left |||| %{smart_count} seconds left',
      analysing: 'The recording has ended and the camera is off. Finding joints in each picture: this takes a moment.',
      done: 'Done: the results are shown.',
      empty: 'The camera delivered too few pictures. Check it and record again.',
    },
    failure: {
      noWebGL:
        'This browser cannot find joints in a picture: WebGL is turned off or missing. Turn on graphics acceleration in its settings, or use another browser.',
      notLoaded: 'What finds joints in the picture could not be fetched. Check your connection and try again.',
      broken: 'Finding joints in the picture stopped unexpectedly. Try again.',
    },
    placement: {
      good: 'Well placed: you can record.',
      dark: 'It is too dark. Turn on a light in front of you.',
      tooNear: 'Too near: move back a little.',
      tooFar: 'Too far away: come closer.',
      outside: 'Part of it is outside the picture.',
      hands: {
        notSeen: 'No hand is seen. Hold one or both hands into the picture.',
        unsure: 'The hands are not seen clearly. Turn them to the camera, before a plain background.',
      },
      body: {
        notSeen: 'Nobody is seen. Stand so that head, arms and hips are in the picture.',
        unsure: 'You are not seen clearly. Face the camera, with both arms and the hips in the picture.',
      },
    },
    hands: {
      title: 'Hands',
      lead: 'Joint angles and range of motion of each finger.',
      step1: 'Sit so that both hands are in the picture, palms to the camera, an arm’s length away.',
      step2: 'Record: spread the fingers, then make a fist, slowly, three times.',
      step3: 'Keep the palms to the camera, before a plain background: hands seen from the side are lost more often.',
    },
    tremors: {
      title: 'Tremors',
      lead: 'How fast and how far the hands tremble.',
      step1: 'Rest the device on a table: a camera held in the hand shakes too.',
      step2: 'Stretch both hands towards the camera, fingers spread, or rest them as your provider asks.',
      step3: 'Record while you hold them as still as you can.',
    },
    shoulder: {
      title: 'External Shoulder Rotation',
      lead: 'How far the forearm turns outward with the elbow at the side.',
      step1: 'Stand facing the camera so that head, arms and hips are in the picture.',
      step2: 'Elbow at the side and bent to a right angle, forearm towards the camera.',
      step3:
        'Record: turn the forearm outward as far as it goes without pain, and come back slowly. Then the other side.',
    },
  },
};

export type TelehealthKey = MessageKey<typeof telehealthMessages>;
