import { comissaoComitenteEscrita } from '@martelo/shared/comissao-comitente';
import { inicioDoDia } from '@martelo/shared/datas';
import { ErroMartelo } from '@martelo/shared/erros';
import { z } from 'zod';
import { recurso } from '../api/recurso/recurso.ts';
import { carteirasDoComitente } from './carteiras-do-comitente.ts';
import { PAPEL_COMITENTE } from './quem-ve-comitentes.ts';
import type { ServicosDaCasa } from './servicos.ts';

const QUEM_COMBINA = ['Interno - ADM', 'Interno - GerenteAcerto'] as const;
const QUEM_CONTA = [...QUEM_COMBINA, 'Interno - Leilão', 'Interno - Acerto', 'Interno - Financeiro'] as const;

/**
 * What consignors pay the house for its sales, each agreement a record of its own with the day it holds from: one that holds already is
 * neither changed nor taken away, so that nothing that was sold, or has entered an auction, is ever counted otherwise (docs/decisions/524).
 */
export const COMISSOES_COMITENTE = recurso({
  nome: 'comissaoComitente',
  colecao: 'comissoesComitente',
  caminho: '/v1/comissoes-comitente',
  rotulo: { um: 'Comissão de comitente', varios: 'Comissões de comitentes' },
  modulo: 'comitente',
  escrita: comissaoComitenteEscrita,
  /** From the day that was written, but not from before it was agreed to: the second person may have taken days. */
  guarda: { vigenteDesde: z.iso.datetime() },
  derivados: ({ desde }, { agora }) => ({
    vigenteDesde: new Date(Math.max(inicioDoDia(desde), agora())).toISOString(),
  }),
  marca: 'hotsiteId',
  papeis: { le: [...QUEM_CONTA, PAPEL_COMITENTE], escreve: QUEM_COMBINA },
  somente: (acesso) =>
    QUEM_CONTA.some((papel) => acesso.papeis.includes(papel)) ? {} : { comId: acesso.comitentes ?? [] },
  campos: {
    comId: { rotulo: 'Comitente' },
    carteiraId: { rotulo: 'Carteira' },
    porcentagem: { rotulo: 'Comissão (% do lance)', semArvore: true },
    fixo: { rotulo: 'Valor fixo por lote', tipo: 'centavos', semArvore: true },
    desde: { rotulo: 'A partir do dia' },
    vigenteDesde: { rotulo: 'Vale para os lotes que entram desde' },
    observacao: { rotulo: 'Observação', busca: true, semArvore: true },
  },
  refs: { comId: 'comitente', carteiraId: 'carteira' },
  // A percent of all that somebody sells: as much as a bank account, it is no one person's to change.
  aDois: { tipo: 'comissao-comitente', quando: () => true },
  async confere({ antes, depois }, { registros, agora }: ServicosDaCasa) {
    if (antes !== null && Date.parse(antes.vigenteDesde) <= agora())
      throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
        campo: 'desde',
        // What was taken away before it held comes back as what will hold, or not at all.
        porque: antes.removidoEm === undefined ? JA_VALE : 'o dia em que valeria já passou; cadastre outra',
      });
    const { comId, carteiraId } = depois;
    if (carteiraId !== undefined && !(await carteirasDoComitente(registros, comId)).includes(carteiraId))
      throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['carteiraId: não é uma carteira deste comitente']);
  },
  usadoPor: async ({ vigenteDesde, hotsiteId }, acesso, { agora }) => {
    const vale = Date.parse(vigenteDesde) <= agora();
    const daMarca = vale && (acesso.tipo === 'sistema' || acesso.hotsiteId === hotsiteId) ? 1 : 0;
    const um = `comissão em vigor: ${JA_VALE}`;
    return [{ rotulo: { um, varios: um }, daMarca, deOutra: vale && daMarca === 0 }];
  },
});

const JA_VALE = 'ela já vale; cadastre outra, a partir do dia em que muda';
