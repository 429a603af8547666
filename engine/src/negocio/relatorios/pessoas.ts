import type { Cliente } from '@martelo/shared/cliente';
import type { DocumentoCliente } from '@martelo/shared/documento-cliente';
import type { Filtro } from '@martelo/shared/filtro';
import { QUEM_TIRA_RELATORIOS } from '@martelo/shared/papeis';
import { type AgendamentoGuardado, ROTULOS_AGENDAMENTO } from '@martelo/shared/pos-venda/agendamento';
import { ROTULOS_TIPO_DOCUMENTO } from '@martelo/shared/tipo-de-documento';
import { ROTULOS_TIPO_PAGAMENTO, type TipoPagamento } from '@martelo/shared/venda';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { valorLido } from '../../api/recurso/rotulos.ts';
import { vistoPor } from '../../api/recurso/visao.ts';
import { RECEBIMENTOS } from '../../casa/credito-sem-destino.ts';
import { DOCUMENTOS_CLIENTE } from '../../casa/documento-cliente.ts';
import { AGENDAMENTOS } from '../../leituras/registros/agendamento.ts';
import type { Colecao } from '../../records/records.ts';
import { noPeriodo, type PedidoDeRelatorio, type Relatorio, relatorio } from './declaracao.ts';

const DIA_MS = 86_400_000;
const contarEm = async <T extends { uid: string }>(
  colecao: Colecao<T>,
  { acesso }: PedidoDeRelatorio,
  filtros: Filtro[],
): Promise<number> => (await colecao.listar(acesso, { filtros, pagina: 1, porPagina: 1 })).total;

const doCadastro = (pedido: PedidoDeRelatorio): Filtro[] => [
  ...noPeriodo(pedido, 'dataCadastro'),
  ...(pedido.situacao === null
    ? []
    : [{ tipo: 'exata' as const, campo: 'situacao', valor: pedido.situacao }]),
];
const CLIENTES_NOVOS = relatorio<Cliente>({
  nome: 'clientes',
  titulo: { leilao: 'Clientes', loja: 'Clientes' },
  descricao: {
    leilao: 'Quem se cadastrou no período: situação, documentos, confirmações e cidade. Dados mascarados.',
    loja: 'Quem se cadastrou no período: situação, documentos, confirmações e cidade. Dados mascarados.',
  },
  grupo: 'Clientes',
  para: 'casa',
  papeis: ['Interno - ADM', 'Interno - SAC'],
  periodo: 'Cadastrado em',
  situacoes: { ATIVO: 'Ativo', PENDENTE: 'Pendente', BLOQUEADO: 'Bloqueado', INATIVO: 'Inativo' },
  colunas: () => [
    { titulo: 'Número', tipo: 'inteiro', de: ({ id }) => id },
    { titulo: 'Nome', tipo: 'texto', de: ({ nome, razaoSocial }) => razaoSocial ?? nome },
    {
      titulo: 'Natureza',
      tipo: 'texto',
      de: ({ natureza }) => valorLido(CLIENTES as never, 'natureza', natureza),
    },
    { titulo: 'CPF ou CNPJ', tipo: 'texto', de: ({ cpf, cnpj }) => cnpj ?? cpf },
    { titulo: 'E-mail', tipo: 'texto', de: ({ email }) => email },
    { titulo: 'Telefone', tipo: 'texto', de: ({ telefone }) => telefone },
    { titulo: 'Cidade', tipo: 'texto', de: ({ endereco }) => endereco?.cidade ?? null },
    { titulo: 'Estado', tipo: 'texto', de: ({ endereco }) => endereco?.estadoSigla ?? null },
    {
      titulo: 'Situação',
      tipo: 'texto',
      de: ({ situacao }) => valorLido(CLIENTES as never, 'situacao', situacao),
    },
    { titulo: 'Documentos', tipo: 'texto', de: ({ documento }) => documento?.situacao ?? null },
    { titulo: 'E-mail confirmado', tipo: 'booleano', de: ({ emailConfirmadoEm }) => !!emailConfirmadoEm },
    {
      titulo: 'Telefone confirmado',
      tipo: 'booleano',
      de: ({ telefoneConfirmadoEm }) => !!telefoneConfirmadoEm,
    },
    { titulo: 'Cadastrado em', tipo: 'instante', de: ({ dataCadastro }) => dataCadastro },
  ],
  contar: (pedido) => contarEm(pedido.registros.colecao(CLIENTES), pedido, doCadastro(pedido)),
  async *linhas(pedido) {
    const { acesso, registros } = pedido;
    const ordem = { campo: 'id', tipoOrdenacao: 'asc', tipoCampo: 'long' } as const;
    const filtros = doCadastro(pedido);
    for await (const um of registros.colecao(CLIENTES).percorrer(acesso, { filtros, ordem }))
      yield vistoPor(CLIENTES as never, acesso, um as never) as unknown as Cliente;
  },
});

interface Pendente {
  documento: DocumentoCliente;
  cliente: string;
  dias: number;
}
const AGUARDANDO: Filtro[] = [{ tipo: 'exata', campo: 'situacao', valor: 'Aguardando Validação' }];
const DOCUMENTOS_PENDENTES = relatorio<Pendente>({
  nome: 'documentos-pendentes',
  titulo: { leilao: 'Documentos pendentes', loja: 'Documentos pendentes' },
  descricao: {
    leilao: 'Documentos de clientes que esperam conferência, e há quantos dias.',
    loja: 'Documentos de clientes que esperam conferência, e há quantos dias.',
  },
  grupo: 'Clientes',
  para: 'casa',
  papeis: ['Interno - ADM', 'Interno - SAC'],
  colunas: () => [
    { titulo: 'Cliente', tipo: 'texto', de: ({ cliente }) => cliente },
    { titulo: 'Documento', tipo: 'texto', de: ({ documento }) => ROTULOS_TIPO_DOCUMENTO[documento.tipo] },
    { titulo: 'Enviado em', tipo: 'instante', de: ({ documento }) => documento.enviadoEm },
    { titulo: 'Dias de espera', tipo: 'inteiro', de: ({ dias }) => dias },
  ],
  contar: (pedido) => contarEm(pedido.registros.colecao(DOCUMENTOS_CLIENTE), pedido, AGUARDANDO),
  async *linhas({ registros, acesso, nomes, agora }) {
    for await (const documento of registros
      .colecao(DOCUMENTOS_CLIENTE)
      .percorrer(acesso, { filtros: AGUARDANDO })) {
      const desde = documento.enviadoEm === null ? agora() : Date.parse(documento.enviadoEm);
      const dias = Math.max(0, Math.floor((agora() - desde) / DIA_MS));
      yield { documento, dias, cliente: await nomes.cliente(documento.cliUid) };
    }
  },
});

interface Credito {
  em: string;
  tipo: TipoPagamento;
  valor: number;
  pagador: { nome: string } | null;
  motivo: string | null;
}
const CREDITOS = relatorio<Credito>({
  nome: 'creditos-sem-destino',
  titulo: { leilao: 'Créditos sem destino', loja: 'Créditos sem destino' },
  descricao: {
    leilao: 'Dinheiro que chegou e não se sabe o que paga: quando, quanto, de quem, e por quê.',
    loja: 'Dinheiro que chegou e não se sabe o que paga: quando, quanto, de quem, e por quê.',
  },
  grupo: 'Dinheiro',
  para: 'casa',
  papeis: ['Interno - ADM', 'Interno - Acerto'],
  periodo: 'Recebido em',
  colunas: () => [
    { titulo: 'Recebido em', tipo: 'instante', de: ({ em }) => em },
    { titulo: 'Meio', tipo: 'texto', de: ({ tipo }) => ROTULOS_TIPO_PAGAMENTO[tipo] },
    { titulo: 'Valor', tipo: 'centavos', de: ({ valor }) => valor },
    { titulo: 'Pagador', tipo: 'texto', de: ({ pagador }) => pagador?.nome ?? null },
    { titulo: 'Por quê', tipo: 'texto', de: ({ motivo }) => motivo },
  ],
  contar: (pedido) => contarEm(pedido.registros.colecao(RECEBIMENTOS), pedido, noPeriodo(pedido, 'em')),
  async *linhas(pedido) {
    const filtros = noPeriodo(pedido, 'em');
    for await (const um of pedido.registros.colecao(RECEBIMENTOS).percorrer(pedido.acesso, { filtros }))
      yield um as unknown as Credito;
  },
});

const asRetiradas = (pedido: PedidoDeRelatorio): Filtro[] => [
  ...noPeriodo(pedido, 'inicio'),
  ...(pedido.leilao ? [{ tipo: 'exata' as const, campo: 'leiUid', valor: pedido.leilao.uid }] : []),
  ...(pedido.situacao === null
    ? []
    : [{ tipo: 'exata' as const, campo: 'situacao', valor: pedido.situacao }]),
];
const RETIRADAS = relatorio<{ retirada: AgendamentoGuardado; comprador: string }>({
  nome: 'retiradas',
  titulo: { leilao: 'Retiradas', loja: 'Retiradas' },
  descricao: {
    leilao: 'O que foi agendado, entregue, cancelado, e quem não compareceu, por pátio.',
    loja: 'O que foi agendado, entregue, cancelado, e quem não compareceu, por pátio.',
  },
  grupo: 'Retirada',
  para: 'casa',
  papeis: QUEM_TIRA_RELATORIOS,
  leilao: true,
  periodo: 'Horário',
  situacoes: ROTULOS_AGENDAMENTO,
  colunas: (modo) => [
    { titulo: 'Venda', tipo: 'inteiro', de: ({ retirada }) => retirada.vendaId },
    {
      titulo: { leilao: 'Lotes', loja: 'Anúncios' }[modo],
      tipo: 'texto',
      de: ({ retirada: { itens } }) =>
        itens.map(({ loteNumero, loteNome }) => `${loteNumero} ${loteNome}`).join(', '),
    },
    { titulo: 'Pátio', tipo: 'texto', de: ({ retirada }) => retirada.patioNome },
    { titulo: 'Comprador', tipo: 'texto', de: ({ comprador }) => comprador },
    { titulo: 'Horário', tipo: 'instante', de: ({ retirada }) => retirada.inicio },
    { titulo: 'Situação', tipo: 'texto', de: ({ retirada }) => ROTULOS_AGENDAMENTO[retirada.situacao] },
    { titulo: 'Por terceiro', tipo: 'booleano', de: ({ retirada }) => retirada.terceiro !== null },
    { titulo: 'Entregue em', tipo: 'instante', de: ({ retirada }) => retirada.entrega?.em ?? null },
  ],
  contar: (pedido) => contarEm(pedido.registros.colecao(AGENDAMENTOS), pedido, asRetiradas(pedido)),
  async *linhas(pedido) {
    const filtros = asRetiradas(pedido);
    const ordem = { campo: 'id', tipoOrdenacao: 'asc', tipoCampo: 'long' } as const;
    for await (const um of pedido.registros
      .colecao(AGENDAMENTOS)
      .percorrer(pedido.acesso, { filtros, ordem })) {
      const retirada = um as unknown as AgendamentoGuardado;
      yield { retirada, comprador: await pedido.nomes.cliente(retirada.cliUid) };
    }
  },
});

/** Reports of people, of money that nobody expected, and of pickups. */
export const DAS_PESSOAS: readonly Relatorio[] = [
  ...[CLIENTES_NOVOS, DOCUMENTOS_PENDENTES, CREDITOS, RETIRADAS],
];
