import { type Cliente, cliente } from '@martelo/shared/cliente';
import { apelidoLido, problemaNoApelido } from '@martelo/shared/pessoa';
import type { Acesso, DefinicaoColecao } from '../records/records.ts';

export const LEEM_CLIENTES = [
  'Interno - ADM',
  'Interno - SAC',
  'Interno - GerenteSAC',
  'Interno - Leiloeiro',
  'Interno - Acerto',
  'Interno - GerenteAcerto',
  'Interno - Financeiro',
] as const;
export const ESCREVEM_CLIENTES = ['Interno - ADM', 'Interno - SAC', 'Interno - GerenteSAC'] as const;

/** What a client may not change of themselves: what the brand decides, and what was proven. */
const DA_MARCA = [
  'uid',
  'id',
  'hotsiteId',
  'natureza',
  'email',
  'cpf',
  'cnpj',
  'situacao',
  'motivoBloqueio',
  'emailConfirmadoEm',
  'telefoneConfirmadoEm',
  'documento',
  'habilitacaoSucata',
  'aceite',
  'semAceiteDesde',
  'grupos',
  'limiteExposicao',
  'ensaio',
  'observacaoInterna',
  'dataCadastro',
] as const satisfies readonly (keyof Cliente)[];

/** Client accounts. A client reaches their own; staff those of the brand of their token, by role. */
export const CLIENTES: DefinicaoColecao<Cliente> = {
  nome: 'clientes',
  schema: cliente,
  indices: {
    id: { tipo: 'inteiro', unico: true },
    hotsiteId: { tipo: 'inteiro' },
    email: { tipo: 'texto' },
    cpf: { tipo: 'texto' },
    cnpj: { tipo: 'texto' },
    apelido: { tipo: 'texto' },
    apelidoLido: { tipo: 'texto' },
    nome: { tipo: 'texto' },
    natureza: { tipo: 'texto' },
    situacao: { tipo: 'texto' },
    'documento.situacao': { tipo: 'texto' },
    'endereco.cidade': { tipo: 'texto' },
    'endereco.estadoSigla': { tipo: 'texto' },
    dataCadastro: { tipo: 'instante' },
  },
  textoGeral: ['nome', 'razaoSocial', 'email', 'cpf', 'cnpj', 'apelido', 'telefone', 'telefone2'],
  unicos: [
    ['hotsiteId', 'email'],
    ['hotsiteId', 'cpf'],
    ['hotsiteId', 'cnpj'],
    ['hotsiteId', 'apelido'],
    ['hotsiteId', 'apelidoLido'],
  ],
  leitura(acesso) {
    switch (acesso.tipo) {
      case 'sistema':
        return {};
      case 'anonimo':
        return null;
      case 'cliente':
        return { hotsiteId: acesso.hotsiteId, uid: acesso.cliUid };
      case 'interno':
        return temPapel(acesso, LEEM_CLIENTES) ? { hotsiteId: acesso.hotsiteId } : null;
    }
  },
  escrita(acesso, depois, antes) {
    if (acesso.tipo === 'sistema') return true;
    if (antes === null || depois.hotsiteId !== antes.hotsiteId || !apelidoEmOrdem(depois, antes))
      return false;
    if (acesso.tipo === 'interno')
      return temPapel(acesso, ESCREVEM_CLIENTES) && antes.hotsiteId === acesso.hotsiteId;
    if (acesso.tipo !== 'cliente' || antes.uid !== acesso.cliUid) return false;
    return DA_MARCA.every((campo) => JSON.stringify(depois[campo]) === JSON.stringify(antes[campo]));
  },
};

/** Whoever changes a nickname changes it into one that may be shown, and with what no other may be taken for. */
const apelidoEmOrdem = (depois: Cliente, antes: Cliente): boolean =>
  depois.apelido === antes.apelido
    ? depois.apelidoLido === antes.apelidoLido
    : depois.apelidoLido === apelidoLido(depois.apelido) && problemaNoApelido(depois.apelido) === null;

const temPapel = (acesso: Extract<Acesso, { tipo: 'interno' }>, papeis: readonly string[]): boolean =>
  acesso.papeis.some((papel) => papeis.includes(papel));
