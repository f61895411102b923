/** A place on the earth, in degrees (WGS 84). */
export type Place = { latitude: number; longitude: number };

const earthRadius = 6_371_009;
/** Beyond it nobody goes for a visit, and a distance tells nothing. */
const nearbyMetres = 100_000;

/** How far one place is from another as the crow flies, in whole metres. */
export function metresBetween(one: Place, other: Place): number {
  const [north, otherNorth] = [radians(one.latitude), radians(other.latitude)];
  const [half, halfEast] = [(otherNorth - north) / 2, radians(other.longitude - one.longitude) / 2];
  const chord = Math.sin(half) ** 2 + Math.cos(north) * Math.cos(otherNorth) * Math.sin(halfEast) ** 2;
  return Math.round(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord))));
}

/** Whether somebody at one place may look for something near them in the city around another. */
export function isNearby(one: Place, other: Place): boolean {
  return metresBetween(one, other) <= nearbyMetres;
}

/** A place to about a hundred metres: enough to count distances from, and nobody's door. */
export function roundedPlace({ latitude, longitude }: Place): Place {
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
