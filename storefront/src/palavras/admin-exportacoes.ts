const numero = (quantas: number): string => quantas.toLocaleString('pt-BR');
const linhas = (quantas: number): string => `${numero(quantas)} ${quantas === 1 ? 'linha' : 'linhas'}`;

/** Files that one asked for, in the head of every screen. */
export const ADMIN_EXPORTACOES = {
  titulo: 'Meus arquivos',
  rotulo: (emCurso: number): string =>
    emCurso === 0
      ? 'Meus arquivos'
      : emCurso === 1
        ? 'Meus arquivos, 1 sendo feito'
        : `Meus arquivos, ${emCurso} sendo feitos`,
  explica:
    'Os que você pediu nesta marca. Cada um fica aqui por 7 dias, e continua sendo feito se você sair desta tela.',
  carregando: 'Carregando seus arquivos…',
  naoCarregou: 'Não foi possível carregar seus arquivos agora.',
  nenhum: 'Você ainda não pediu nenhum arquivo.',
  linhas,
  andou: (feitas: number, total: number): string => `${numero(feitas)} de ${linhas(total)}`,
  naFila: 'Na fila. Começa em seguida.',
  ate: (quando: string): string => `Até ${quando}`,
  baixar: 'Baixar',
  baixarEste: (titulo: string): string => `Baixar ${titulo}`,
  cancelar: 'Cancelar',
  cancelarEste: (titulo: string): string => `Cancelar ${titulo}`,
  mais: 'Ver mais antigos',
  inteiros: 'Com dados por inteiro',
  pedido: (titulo: string): string =>
    `${titulo}: o arquivo está sendo feito. Ele baixa sozinho se você ficar aqui, e fica em “Meus arquivos”.`,
  pronto: (titulo: string, quantas: number): string => `${titulo}: arquivo pronto, ${linhas(quantas)}.`,
  falhou: (titulo: string, motivo: string): string => `${titulo}: ${motivo}`,
} as const;
