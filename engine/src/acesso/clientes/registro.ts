import { exposicaoADois } from '@martelo/shared/aprovacao';
import { type Cliente, cliente } from '@martelo/shared/cliente';
import {
  type ConfirmacaoAMao,
  type CorrecaoPelaCasa,
  comMotivo,
  confirmacaoAMao,
  correcaoPelaCasa,
  notaNova,
} from '@martelo/shared/conta/pela-casa';
import { CAMPOS_CONFERIDOS } from '@martelo/shared/dados-conferidos';
import { mascararCnpj, mascararCpf, mascararEmail, mascararTelefone } from '@martelo/shared/documentos';
import { apelidoLido, problemaNoApelido } from '@martelo/shared/pessoa';
import { z } from 'zod';
import { tem } from '../../api/recurso/politica.ts';
import { recurso } from '../../api/recurso/recurso.ts';
import { chaveDoApelido } from '../../casa/chaves-unicas.ts';
import type { ServicosDosClientes } from '../../casa/servicos-dos-clientes.ts';
import { autorDe } from '../../records/politica.ts';
import { bloqueado, comNota, confirmarAMao, corrigido, desbloqueado } from './pela-casa.ts';

export const LEEM_CLIENTES = [
  'Interno - ADM',
  'Interno - SAC',
  'Interno - GerenteSAC',
  'Interno - Leiloeiro',
  'Interno - Acerto',
  'Interno - GerenteAcerto',
  'Interno - Financeiro',
] as const;
/** Who takes a contact for confirmed without a code. */
export const CONFIRMAM_A_MAO = ['Interno - ADM', 'Interno - GerenteSAC'] as const;
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
  'convite',
  'eliminadoEm',
  'habilitacaoSucata',
  'aceite',
  'origem',
  'semAceiteDesde',
  'grupos',
  'limiteExposicao',
  'ensaio',
  'observacaoInterna',
  'motivoMudanca',
  'notas',
  'dataCadastro',
] as const satisfies readonly (keyof Cliente)[];

const VEEM_DADOS = LEEM_CLIENTES.filter((papel) => papel !== 'Interno - Leiloeiro');

const TELEFONE = { semArvore: true, mascara: { com: mascararTelefone, inteiro: VEEM_DADOS } };

/** Client accounts. A client reaches their own; staff those of the brand of their token, by role. */
export const CLIENTES = recurso({
  nome: 'cliente',
  caminho: '/v1/clientes',
  rotulo: { um: 'Cliente', varios: 'Clientes' },
  modulo: 'manutencao',
  lista: {
    colunas: ['id', 'nome', 'situacao', 'documento.situacao', 'natureza', 'dataCadastro'],
  },
  // Registration, and what else changes an account, have calls and rules of their own.
  escrita: z.strictObject({}),
  guarda: {
    ...cliente.shape,
    /** What was last done to it that is no plain change, as people read it, with the revision that it made: a correction that was asked for. */
    ultimaAcao: z.strictObject({ nome: z.string().max(120), revisao: z.int() }).optional(),
  },
  marca: 'hotsiteId',
  papeis: { le: LEEM_CLIENTES, escreve: [] },
  conduzem: ESCREVEM_CLIENTES,
  dono: {
    campo: 'uid',
    muda: (depois, antes) =>
      [...DA_MARCA, ...(tudoConferido(antes) ? CAMPOS_CONFERIDOS : [])].every((campo) =>
        igual(depois[campo], antes[campo]),
      ),
  },
  sempre: apelidoEmOrdem,
  aDois: {
    tipo: 'limite-exposicao',
    quando: ({ antes, depois }) =>
      exposicaoADois(antes?.limiteExposicao ?? null, depois.limiteExposicao ?? null),
  },
  campos: {
    nome: { rotulo: 'Nome', busca: true },
    razaoSocial: { rotulo: 'Razão social', busca: true, semArvore: true },
    apelido: { rotulo: 'Apelido', busca: true },
    apelidoLido: { rotulo: 'Apelido como se lê' },
    email: { rotulo: 'E-mail', busca: true, mascara: { com: mascararEmail, inteiro: VEEM_DADOS } },
    cpf: { rotulo: 'CPF', busca: true, mascara: { com: mascararCpf, inteiro: VEEM_DADOS } },
    cnpj: { rotulo: 'CNPJ', busca: true, mascara: { com: mascararCnpj, inteiro: VEEM_DADOS } },
    telefone: { rotulo: 'Telefone', busca: true, ...TELEFONE },
    telefone2: { rotulo: 'Telefone 2', busca: true, ...TELEFONE },
    telefone3: { rotulo: 'Telefone 3', ...TELEFONE },
    natureza: { rotulo: 'Natureza' },
    situacao: { rotulo: 'Situação' },
    'documento.situacao': { rotulo: 'Documentos' },
    'endereco.cidade': { rotulo: 'Cidade' },
    'endereco.estadoSigla': { rotulo: 'Estado' },
    dataCadastro: { rotulo: 'Cadastrado em' },
    'convite.codigo': { rotulo: 'Código do convite' },
    'convite.convidadoPor': { rotulo: 'Convidado por' },
    'origem.fonte': { rotulo: 'Veio de', semArvore: true },
    eliminadoEm: { rotulo: 'Dados eliminados em', semArvore: true },
  },
  rotulos: {
    dataNascimento: 'Nascimento',
    rg: 'RG',
    orgaoExpeditor: 'Órgão expedidor',
    nomeFantasia: 'Nome fantasia',
    inscricaoEstadual: 'Inscrição estadual',
    nomeFazenda: 'Nome da fazenda',
    rendaMensal: 'Renda mensal',
    interesses: 'Interesses',
    endereco: 'Endereço',
    'endereco.tipoLogradouro': 'Tipo de logradouro',
    'endereco.logradouro': 'Rua',
    'endereco.numero': 'Número',
    'endereco.complemento': 'Complemento',
    'endereco.bairro': 'Bairro',
    'endereco.cep': 'CEP',
    'endereco.localidadeId': 'Código da localidade',
    'endereco.latitude': 'Latitude',
    'endereco.longitude': 'Longitude',
    'endereco.referencia': 'Ponto de referência',
    motivoBloqueio: 'Motivo do bloqueio',
    emailConfirmadoEm: 'E-mail confirmado em',
    telefoneConfirmadoEm: 'Telefone confirmado em',
    documento: 'Documentos',
    habilitacaoSucata: 'Habilitação para sucata',
    convite: 'Convite',
    aceite: 'Aceite do cadastro',
    origem: 'Como chegou ao site',
    'origem.rastreio': 'Número na ferramenta de marketing',
    semAceiteDesde: 'Sem aceite desde',
    grupos: 'Grupos',
    limiteExposicao: 'Limite de exposição',
    ensaio: 'De ensaio',
    observacaoInterna: 'Observação interna',
    motivoMudanca: 'Motivo da mudança',
    motivo: 'Motivo',
    canal: 'Contato',
    notas: 'Notas da casa',
    texto: 'Nota',
    quadroSocietario: 'Quadro societário',
    permitirAcessoSistemaLegado: 'Acessa o sistema legado',
    redirecionarParaLegadoAposLogin: 'Vai ao sistema legado ao entrar',
  },
  centavos: ['rendaMensal', 'limiteExposicao'],
  valores: {
    canal: { email: 'E-mail', telefone: 'Telefone' },
    natureza: { Fisica: 'Pessoa física', Juridica: 'Pessoa jurídica' },
    situacao: { ATIVO: 'Ativo', PENDENTE: 'Pendente', BLOQUEADO: 'Bloqueado', INATIVO: 'Inativo' },
  },
  refs: { grupos: 'grupoCliente' },
  acoes: {
    corrigir: {
      resumo: 'Muda o cadastro, com o motivo',
      papeis: ESCREVEM_CLIENTES,
      // What is put right is of one person.
      soUm: true,
      corpo: correcaoPelaCasa,
      executar: ({ doc, corpo, chamador: { hotsite } }, servicos: ServicosDosClientes) =>
        corrigido({ doc, corpo: corpo as CorrecaoPelaCasa, hotsite }, servicos),
    },
    bloquear: {
      resumo: 'Bloqueia, com o motivo',
      papeis: ESCREVEM_CLIENTES,
      quando: { campo: 'situacao', valores: ['ATIVO', 'PENDENTE', 'INATIVO'] },
      corpo: comMotivo,
      executar: ({ doc, corpo }) => bloqueado(doc, String(corpo.motivo)),
    },
    desbloquear: {
      resumo: 'Desbloqueia, com o motivo',
      papeis: ESCREVEM_CLIENTES,
      quando: { campo: 'situacao', valores: ['BLOQUEADO'] },
      corpo: comMotivo,
      executar: ({ doc, corpo }) => desbloqueado(doc, String(corpo.motivo)),
    },
    'confirmar-contato': {
      resumo: 'Confirma um contato à mão, com o motivo',
      papeis: CONFIRMAM_A_MAO,
      // How it was shown to be theirs is of one person.
      soUm: true,
      corpo: confirmacaoAMao,
      executar: ({ doc, corpo }, { agora }) => confirmarAMao(doc, corpo as ConfirmacaoAMao, agora()),
    },
    anotar: {
      resumo: 'Anota',
      papeis: ESCREVEM_CLIENTES,
      corpo: notaNova,
      executar: ({ doc, corpo, chamador }, { agora }) =>
        comNota(doc, { texto: String(corpo.texto), por: autorDe(chamador.acesso) }, agora()),
    },
  },
  detalhe: {
    resposta: {
      camposTravados: z.array(z.enum(CAMPOS_CONFERIDOS)),
      /** Uid → name of who wrote the notes. */
      autores: z.record(z.string(), z.string()),
    },
    de: async (doc, acesso, servicos: ServicosDosClientes) => {
      const uids = tem(acesso, VEEM_DADOS) ? [...new Set((doc.notas ?? []).map(({ por }) => por))] : [];
      const nomes = uids.map(async (uid) => [uid, await servicos.nomeDoUsuario(uid)] as const);
      return {
        camposTravados: await servicos.camposTravados(doc),
        autores: Object.fromEntries(await Promise.all(nomes)),
      };
    },
  },
  reservados: {
    campos: [
      ...['rg', 'dataNascimento', 'rendaMensal', 'limiteExposicao', 'observacaoInterna', 'aceite'],
      ...['quadroSocietario', 'motivoMudanca', 'notas'],
      ...[
        'endereco.logradouro',
        'endereco.numero',
        'endereco.complemento',
        'endereco.bairro',
        'endereco.cep',
      ],
      ...['endereco.latitude', 'endereco.longitude', 'endereco.referencia'],
    ],
    para: VEEM_DADOS,
  },
  // Settlement and finance look at who bought, one at a time; nobody of theirs takes everybody's documents away.
  exportamInteiros: ESCREVEM_CLIENTES,
  unicos: [['email'], ['cpf'], ['cnpj'], ['apelido'], ['apelidoLido']],
  segura: ({ antes, depois: { hotsiteId, apelido } }) =>
    antes?.apelido === apelido ? [] : [chaveDoApelido(hotsiteId, apelido)],
});

/** The calls ask the documents themselves, one by one (`dados-conferidos.ts`); this is a second wall, for a call that would forget to. */
const tudoConferido = ({ documento }: Cliente): boolean => documento.situacao === 'Aprovado';

const igual = (um: unknown, outro: unknown): boolean => JSON.stringify(um) === JSON.stringify(outro);

/** Whoever changes a nickname changes it into one that may be shown, and with what no other may be taken for. */
function apelidoEmOrdem(depois: Cliente, antes: Cliente | null): boolean {
  if (antes === null) return false;
  return depois.apelido === antes.apelido
    ? depois.apelidoLido === antes.apelidoLido
    : depois.apelidoLido === apelidoLido(depois.apelido) && problemaNoApelido(depois.apelido) === null;
}
