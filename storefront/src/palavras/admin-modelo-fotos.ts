import type { EstadoDaPosicao } from '@martelo/shared/modelo-de-fotos';
import type { PorModo } from '@martelo/shared/modo';

const quantas = (numero: number, uma: string, varias: string): string =>
  `${numero.toLocaleString('pt-BR')} ${numero === 1 ? uma : varias}`;

/** Which pictures lots are to have: written by who makes the site, gone by where pictures are sent and looked at. */
const palavras = ({ lote, leilao }: { lote: string; leilao: string }) => ({
  oModelo: 'O modelo',
  asFotos: `As fotos, na ordem da página do ${lote}`,
  explica: `A primeira é a capa. Escolha no desenho ou na lista. O que falta é avisado a quem envia, a quem aprova e a quem prepara o ${leilao}; nada é recusado por isso.`,
  desenho: (silhueta: string) => `Desenho visto de cima, com a frente no alto: ${silhueta}`,
  nenhuma: 'Nenhuma foto pedida ainda.',
  sugerido: 'Começar com o sugerido',
  acrescentar: 'Acrescentar uma foto',
  escolha: 'Escolha o que a foto mostra',
  acrescentarEsta: (vista: string) => `Acrescentar ${vista}`,
  naPosicao: (vista: string, lugar: number) => `${vista}: foto ${lugar} do modelo`,
  capa: 'Capa',
  obrigatoria: 'Obrigatória',
  opcional: 'Opcional',
  orientacao: (vista: string) => `Orientação para ${vista}`,
  orientacaoExplica: 'Orientação a quem fotografa (opcional)',
  retirar: (vista: string) => `Retirar ${vista}`,
  pegar: (vista: string) => `Mudar o lugar de ${vista}`,
  comoMover: 'Espaço pega; setas, Home e End mudam o lugar; espaço solta; Esc desiste.',
  pegou: (nome: string, lugar: number, total: number) => `${nome}, no lugar ${lugar} de ${total}.`,
  lugar: (lugar: number, total: number) => `Lugar ${lugar} de ${total}.`,
  desistiu: (nome: string) => `${nome} voltou ao lugar de antes.`,
  soltou: (de: number, para: number) => `A foto foi do lugar ${de} para o ${para}.`,
  naoExiste: (silhueta: string) => `Não existe em ${silhueta}: retire.`,

  doLote: (nome: string) => `Modelo de fotos: ${nome}`,
  faltam: (numero: number) =>
    numero === 0
      ? 'Todas as obrigatórias foram enviadas.'
      : `${quantas(numero, 'foto obrigatória falta', 'fotos obrigatórias faltam')}.`,
  soAvisa: `É um aviso: o ${lote} é publicado assim mesmo.`,
  porEndereco: 'De fotos acrescentadas pelo endereço não se sabe o que mostram.',
  estados: { TEM: 'na página', ESPERA: 'a aprovar', FALTA: 'falta' } satisfies Record<
    EstadoDaPosicao,
    string
  >,
  enviarEsta: (vista: string, estado: string) => `Enviar ${vista} (${estado})`,
  fotoDoDesenho: (numero: number, vista: string, estado: string) =>
    `Foto ${numero}, ${vista} (${estado}): enviar`,
  enviar: 'Enviar',
  ordenar: 'Pôr as fotos na ordem do modelo',
  ordenadas: 'Fotos na ordem do modelo.',
  mostra: (numero: number) => `O que a foto ${numero} mostra`,
  mostraEsta: (nome: string) => `O que ${nome} mostra`,
  naoDiz: 'Sem posição',
  faltaNoLote: (vistas: readonly string[]) => `Ainda faltam neste ${lote}: ${vistas.join(', ')}.`,
  nadaFalta: `Nada do modelo falta neste ${lote}.`,
});

export type PalavrasDoModelo = ReturnType<typeof palavras>;
export const ADMIN_MODELO_FOTOS: PorModo<PalavrasDoModelo> = {
  leilao: palavras({ lote: 'lote', leilao: 'leilão' }),
  loja: palavras({ lote: 'anúncio', leilao: 'evento' }),
};
