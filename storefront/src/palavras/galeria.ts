/** What the server says of a gallery and of each of its pictures: apart from what its script says, so that no page carries it twice. */
export const FOTOS_DA_GALERIA = {
  fotosDe: (nome: string): string => `Fotos de ${nome}`,
  foto: (nome: string, qual: number, de: number): string => `${nome}, foto ${qual} de ${de}`,
  ilustrativa: (nome: string): string => `${nome}, imagem ilustrativa`,
} as const;
