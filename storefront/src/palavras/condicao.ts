/** What the condition report says on a lot's page. */
export const CONDICAO = {
  titulo: 'Condição do veículo',
  de: (tipo: string, em: string) => `${tipo}, vistoria de ${em}.`,
  semMarcas: 'Olhado, e sem avarias marcadas.',
  sim: 'Sim',
  nao: 'Não',
  laudo: 'Laudo em PDF',
  fotoDe: (nome: string) => `Foto da vistoria: ${nome}`,
};
