import type { TranslationOf } from '../platform/message.ts';
import type { exerciseFieldMessage, exerciseFileMessage, exerciseMessage } from './messages.ts';

export const exerciseFieldMessages: TranslationOf<typeof exerciseFieldMessage> = {
  'exercises.invalidExercise': 'El ejercicio no es válido',
  'exercises.idsRequired': 'Los id de los ejercicios son obligatorios',
  'exercises.tooManyIds': 'Se pueden solicitar como máximo %{n} ejercicios a la vez',
  'exercises.metricRequired': 'Elija al menos una medición',
  'exercises.tooManyNames': 'Escriba como máximo %{n} nombres más',
  'exercises.nameTwice': 'El mismo nombre está dos veces',
};

export const exerciseMessages: TranslationOf<typeof exerciseMessage> = {
  'exercises.nameTaken': 'Su organización ya tiene un ejercicio con este nombre.',
  'exercises.tooMany': 'Su organización puede agregar hasta %{n} ejercicios. Archive uno primero.',
  'exercises.storageFull': 'El espacio de su organización para imágenes y videos está lleno. Quite algunos primero.',
  'exercises.notFound': 'No se encontró el ejercicio.',
};

export const exerciseFileMessages: TranslationOf<typeof exerciseFileMessage> = {
  'exercises.pictureType': 'La imagen debe ser un archivo JPEG, PNG o WebP.',
  'exercises.pictureBytes': 'La imagen no puede superar los %{n} MB.',
  'exercises.picturePixels': 'La imagen no puede medir más de %{n} píxeles por lado.',
  'exercises.pictureDamaged': 'La imagen está dañada.',
  'exercises.pictureMoves': 'No se admiten imágenes animadas. Agregue un video en su lugar.',
  'exercises.videoType': 'El video debe ser un archivo MP4 o WebM.',
  'exercises.videoBytes': 'El video no puede superar los %{n} MB.',
  'exercises.videoDamaged': 'El video está dañado.',
};
