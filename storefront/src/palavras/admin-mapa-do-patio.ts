import type { ProblemaNoMapa } from '@martelo/shared/mapa-do-patio';

const PROBLEMAS: Record<ProblemaNoMapa['porque'], (codigo: string) => string> = {
  NOME: (codigo) => `“${codigo}” não serve de nome: use letras, números, ponto, barra e hífen, até 20.`,
  REPETIDA: (codigo) => `Já existe uma vaga ${codigo} neste mapa.`,
  OCUPADO: (codigo) =>
    `O lugar ${codigo === '' ? 'já tem algo' : `da vaga ${codigo} já está tomado`}: escolha outro.`,
  FORA: (codigo) => `${codigo === '' ? 'Isso' : `A vaga ${codigo}`} sai do mapa, que vai até 100 por 100.`,
  DEMAIS: () => 'O mapa já tem tudo o que cabe: 1.000 vagas e 100 corredores.',
  NUMEROS: () => 'Diga de que número a que número, até 100 vagas por vez.',
};

/** The drawn map of a yard: made, read, and chosen from. */
export const ADMIN_MAPA_DO_PATIO = {
  titulo: 'Mapa do pátio',
  explica:
    'As vagas com os nomes que a entrada usa, e os corredores por onde se dirige. Com o teclado: setas andam, Enter faz o que a ferramenta diz, Delete apaga, Esc larga.',
  problema: ({ porque, codigo = '' }: ProblemaNoMapa) => PROBLEMAS[porque](codigo),
  vagas: (quantas: number) => `${quantas.toLocaleString('pt-BR')} ${quantas === 1 ? 'vaga' : 'vagas'}`,

  fileira: 'Fileira numerada',
  fileiraDiz: (primeira: string, ultima: string) => `De ${primeira} a ${ultima}`,
  prefixo: 'Fileira',
  de: 'Do número',
  ate: 'Ao número',
  linha: 'Começa na linha',
  coluna: 'E na coluna',
  sentido: 'Segue',
  sentidos: { LADO: 'para o lado', BAIXO: 'para baixo' },
  incluirFileira: 'Incluir fileira',
  incluida: (quantas: number) => `${quantas} ${quantas === 1 ? 'vaga incluída' : 'vagas incluídas'}.`,

  ferramenta: 'O que o toque faz',
  ferramentas: { MOVER: 'Escolher e mover', VAGA: 'Pôr vaga', CORREDOR: 'Pôr corredor' },
  comoMover: 'Toque numa vaga, depois no lugar vazio para onde ela vai; ou arraste.',
  comoVaga: 'Toque num lugar vazio.',
  comoCorredor: (comecado: boolean) =>
    comecado ? 'Agora toque no outro canto do corredor.' : 'Toque num canto do corredor, depois no outro.',

  grade: 'Mapa: linhas e colunas',
  lugar: (linha: number, coluna: number) => `Linha ${linha}, coluna ${coluna}`,
  vazio: 'vazio',
  daVaga: (codigo: string) => `vaga ${codigo}`,
  doCorredor: (nome: string | undefined) => (nome ? `corredor ${nome}` : 'corredor'),
  escolhida: (codigo: string) => `Vaga ${codigo}`,
  corredorEscolhido: 'Corredor',
  nome: 'Nome',
  renomear: 'Dar o nome',
  apagar: 'Apagar',
  apagada: (codigo: string) => `Vaga ${codigo} apagada: vale ao salvar.`,
  movida: (codigo: string, linha: number, coluna: number) =>
    `Vaga ${codigo} na linha ${linha}, coluna ${coluna}.`,
  postas: (codigo: string) => `Vaga ${codigo} posta.`,

  livre: 'livre',
  ocupada: 'ocupada',
  aqui: 'aqui',
  onde: 'Onde está',
  ondeEm: (patio: string, vaga: string) => `${patio}, vaga ${vaga}.`,
  foraDoMapa: (vaga: string) => `A vaga ${vaga} não está no mapa de hoje.`,
} as const;
