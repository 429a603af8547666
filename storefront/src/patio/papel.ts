export const CAMINHO_DA_PORTARIA = '/patio/portaria';
