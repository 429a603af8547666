/** The facts of a lot: its vehicle, its papers, where it stands. */
export const FICHA = {
  fichaTecnica: 'Ficha técnica',
  descricao: 'Descrição e observações',
  equipamentos: 'Equipamentos',
  daLista: { veiculo: 'De série e acessórios', pesado: 'Pesado', moto: 'Moto', outros: 'Outros' },
  pneus: 'Pneus',
  documentos: 'Documentos',
  localizacao: 'Localização',
  verNoMapa: 'Ver no mapa',
  verOPatio: 'Página do pátio: visitação, horários e como chegar',
  video: 'Vídeo',
  videoDe: (nome: string): string => `Vídeo de ${nome}`,
  assistirEmOutroSite: 'Assistir ao vídeo em outro site',
  nao: ': não',
  sim: ': sim',
  edital: 'Edital',
  frente: 'Frente',
  estadoDoPneu: { BOM: 'Bom', 'MEIA-VIDA': 'Meia-vida', TROCA: 'Troca' },
} as const;

/** The pictures of a lot. */
export const GALERIA = {
  ampliar: (qual: number, de: number): string => `Ampliar foto ${qual} de ${de}`,
  ver: (qual: number): string => `Ver foto ${qual}`,
  fotoAnterior: 'Foto anterior',
  proximaFoto: 'Próxima foto',
  miniaturas: 'Miniaturas',
  fechar: 'Fechar',
} as const;
