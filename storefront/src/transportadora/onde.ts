/** Where somebody is, by the phone; null where it does not tell. */
export const ondeEstou = (): Promise<{ latitude: number; longitude: number } | null> =>
  new Promise((dizer) => {
    if (!('geolocation' in navigator)) return dizer(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => dizer({ latitude, longitude }),
      () => dizer(null),
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 30_000 },
    );
  });
