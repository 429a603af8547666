'use client';

import { useField } from '@payloadcms/ui';
import { MapaEditavel } from './MapaEditavel.tsx';

/** In the brand's form: the map and the two numbers below it are one and the same. */
export function MapaDaMarca() {
  const latitude = useField<number>({ path: 'latitude' });
  const longitude = useField<number>({ path: 'longitude' });
  return (
    <MapaEditavel
      lugar={{ latitude: latitude.value, longitude: longitude.value }}
      fechado={Boolean(latitude.disabled)}
      aoMudar={(lugar) => {
        latitude.setValue(lugar.latitude);
        longitude.setValue(lugar.longitude);
      }}
    />
  );
}
