import { changeMessages } from './change.messages.en.ts';
import { recordingMessages } from './recording.messages.en.ts';
import { walkerMessages } from './walker.messages.en.ts';

/** Texts of the gait part of the record; the specification's own in its words. */
export const recordGaitMessages = {
  recordGait: {
    // OPEN-070.
    older: 'This data was recorded with an older version of the gait assessment.',
    refresh: 'Refresh',
    refreshing: 'Refreshing…',
    refreshed: 'Refreshed',
    patientView: 'Patient View',
    results: 'Gait results of %{name}',
    newest: 'Only the newest %{count} of %{total} sessions are charted.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoom: 'Zoom %{percent}%',
    session: 'Session',
    assistance: { NONE: 'No assistance', CANE: 'Cane', WALKER: 'Walker' },
    assistanceUnsaid: 'Assistance not stated',
    item: {
      speed: 'Speed',
      hip: 'Hip',
      knee: 'Knee',
      arm: 'Arm',
      ankle: 'Ankle',
      trunk: 'Trunk',
      head: 'Head',
      step: 'Step',
      stride: 'Stride',
    },
    unit: { degrees: 'degrees', percent: 'percent' },
    notMeasured: 'Not measured',
    nothingMeasured: 'Nothing was measured in this session.',
    notMeasuredYet: 'This session is not measured yet.',
    comment: 'Comment',
    addComment: 'Add comment',
    addCommentOf: 'Add comment to the session of %{day}',
    editComment: 'Edit comment',
    editCommentOf: 'Edit comment of the session of %{day}',
    saveComment: 'Save Comment',
    commentSaved: 'The comment was saved.',
    noComment: 'No comment',
    side: { left: 'Left', right: 'Right' },
    threshold: 'Dashed line at %{value}',
    chart:
      '%{title}: %{smart_count} session, %{newest} |||| %{title} over %{smart_count} sessions, %{newest} in the newest',
    date: 'Date',
    circumstances: 'Walked',
  },
  ...changeMessages,
  ...recordingMessages,
  ...walkerMessages,
};
