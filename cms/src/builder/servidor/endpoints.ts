import type { Endpoint } from 'payload'; export const endpointsDoConstrutor: Endpoint[] = [];
