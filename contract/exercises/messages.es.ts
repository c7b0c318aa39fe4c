import type { TranslationOf } from '../platform/message.ts';
import type { exerciseFieldMessage, exerciseFileMessage, exerciseMessage } from './messages.ts';

export const exerciseFieldMessages: TranslationOf<typeof exerciseFieldMessage> = {
  'exercises.invalidExercise': 'El ejercicio no es válido',
  'exercises.idsRequired': 'Indique los ejercicios',
  'exercises.tooManyIds': 'Pida como máximo %{n} ejercicios',
  'exercises.metricRequired': 'Elija qué se cuenta',
};

export const exerciseMessages: TranslationOf<typeof exerciseMessage> = {
  'exercises.nameTaken': 'Su organización ya tiene un ejercicio con este nombre.',
  'exercises.tooMany': 'Una organización puede tener como máximo %{n} ejercicios propios.',
  'exercises.storageFull': 'No queda espacio para imágenes y videos. Quite primero algunos.',
  'exercises.notFound': 'No se encontró el ejercicio.',
};

export const exerciseFileMessages: TranslationOf<typeof exerciseFileMessage> = {
  'exercises.pictureType': 'La imagen debe ser un JPEG, PNG o WebP.',
  'exercises.pictureBytes': 'La imagen no puede pesar más de %{n} MB.',
  'exercises.picturePixels': 'La imagen no puede medir más de %{n} píxeles por lado.',
  'exercises.pictureDamaged': 'La imagen está dañada.',
  'exercises.pictureMoves': 'La imagen no puede tener movimiento: agregue un video.',
  'exercises.videoType': 'El video debe ser un MP4 o un WebM.',
  'exercises.videoBytes': 'El video no puede pesar más de %{n} MB.',
  'exercises.videoDamaged': 'El video está dañado.',
};
