import { montarPixDinamico } from '@martelo/shared/banco/pix/br-code';
import { centavosDoValor, valorDosCentavos } from '@martelo/shared/banco/pix/valor';
import type { Centavos } from '@martelo/shared/dinheiro';
import { lerCnpj, lerCpf } from '@martelo/shared/documentos';
import {
  cobSolicitada,
  cobVSolicitada,
  devolucaoSolicitada,
  problemasDe,
  webhookSolicitado,
} from './pedidos.ts';

/** What the API Pix answers: a status, and JSON. */
export interface Resposta {
  status: number;
  corpo: object;
}
type Documento = Record<string, unknown>;

interface Pix {
  endToEndId: string;
  txid?: string;
  centavos: Centavos;
  chave: string;
  horario: string;
  infoPagador?: string;
  /** Told to nobody: what the filter by payer looks at. */
  documento: string;
  devolucoes: {
    id: string;
    rtrId: string;
    centavos: Centavos;
    solicitacao: string;
    liquidacao?: string;
    status: string;
  }[];
}
interface Cob {
  tipo: 'cob' | 'cobv';
  pedido: Documento;
  centavos: Centavos;
  revisao: number;
  status: 'ATIVA' | 'CONCLUIDA' | 'REMOVIDA_PELO_USUARIO_RECEBEDOR' | 'REMOVIDA_PELO_PSP';
  criacao: string;
  location: string;
}

/** Who pays, and how much; by default what is asked. */
export interface Pagamento {
  /** CPF or CNPJ, bare. */
  documento: string;
  centavos?: Centavos;
  infoPagador?: string;
  /** ISO; default now. */
  horario?: string;
}

export interface OpcoesDoBanco {
  /** Unix ms. */
  agora(): number;
  /** Hex digits, as many as asked. */
  sortear(quantos: number): string;
  /** Keys that are the house's. */
  chaves: readonly string[];
  nome: string;
  cidade: string;
  /** Where charges are read, without scheme. */
  host: string;
}

const ISPB = '00000208';
const PRAZO_DE_DEVOLUCAO_MS = 90 * 86_400_000;

/**
 * A bank that keeps charges, Pix and refunds as API Pix 2.9.0 says, without a network: `servidor.ts` puts it behind mTLS. What comes is
 * told to `aoReceber`, which delivers notices as it is told to.
 */
export class BancoSimulado {
  readonly #opcoes: OpcoesDoBanco;
  readonly #cobs = new Map<string, Cob>();
  readonly #pix = new Map<string, Pix>();
  readonly #webhooks = new Map<string, string>();
  #recusa = false;
  readonly #ouvintes: ((aviso: { url: string; pix: object }) => void)[] = [];

  constructor(opcoes: OpcoesDoBanco) {
    this.#opcoes = opcoes;
  }

  /** Called with each notice that is due, and where it goes. */
  aoReceber(ouvinte: (aviso: { url: string; pix: object }) => void): void {
    this.#ouvintes.push(ouvinte);
  }

  /** The charges, newest first: what a person pays from. */
  cobrancas(): { txid: string; status: string; centavos: Centavos; devedor: string | null }[] {
    return [...this.#cobs]
      .map(([txid, cob]) => ({ txid, status: cob.status, centavos: cob.centavos, devedor: devedorDa(cob) }))
      .reverse();
  }

  /** Takes no new charge until it is told otherwise, as where an account is blocked. */
  recusarCobrancas(recusa: boolean): void {
    this.#recusa = recusa;
  }

  /** CPF or CNPJ of who owes a charge; null where it names nobody, or there is none. */
  devedorDe(txid: string): string | null {
    const cob = this.#cobs.get(txid);
    return cob === undefined ? null : devedorDa(cob);
  }

  /** Somebody pays a charge. Its `endToEndId`; null when it takes no payment. */
  pagar(txid: string, pagamento: Pagamento): string | null {
    const cob = this.#cobs.get(txid);
    if (cob === undefined || cob.status !== 'ATIVA') return null;
    cob.status = 'CONCLUIDA';
    const centavos = pagamento.centavos ?? cob.centavos;
    return this.#receber({ ...pagamento, centavos, txid, chave: String(cob.pedido.chave) });
  }

  /** Somebody pays to a key: by a static code with its txid, or with none. No notice is sent without one. */
  pagarNaChave(chave: string, pagamento: Pagamento & { centavos: Centavos; txid?: string }): string {
    return this.#receber({ ...pagamento, chave });
  }

  /** The bank gives back what came by fraud, without being asked (Res. BCB 103/2021). */
  devolverPorFraude(e2eid: string): void {
    const pix = this.#pix.get(e2eid);
    if (pix === undefined) return;
    const agora = this.#agora();
    pix.devolucoes.push({
      ...{ id: `MED${this.#opcoes.sortear(10)}`, rtrId: this.#rtrId(), centavos: pix.centavos },
      ...{ solicitacao: agora, liquidacao: agora, status: 'DEVOLVIDO' },
    });
    this.#avisar(pix);
  }

  /** Refunds that are on their way end. */
  liquidarDevolucoes(status: 'DEVOLVIDO' | 'NAO_REALIZADO' = 'DEVOLVIDO'): void {
    for (const pix of this.#pix.values())
      for (const devolucao of pix.devolucoes) {
        if (devolucao.status !== 'EM_PROCESSAMENTO') continue;
        devolucao.status = status;
        if (status === 'DEVOLVIDO') devolucao.liquidacao = this.#agora();
        this.#avisar(pix);
      }
  }

  /** One call of the API. @param caminho after the base, without its query */
  atender(metodo: string, caminho: string, consulta: URLSearchParams, corpo: unknown): Resposta {
    const [recurso = '', id = '', sub, subId = ''] = caminho
      .split('/')
      .filter(Boolean)
      .map(decodeURIComponent);
    if ((recurso === 'cob' || recurso === 'cobv') && id !== '') {
      if (metodo === 'PUT') return this.#criar(recurso, id, corpo);
      if (metodo === 'PATCH') return this.#revisar(recurso, id, corpo);
      if (metodo === 'GET') return this.#consultar(recurso, id);
    }
    if (recurso === 'pix' && metodo === 'GET' && id === '') return this.#listar(consulta);
    if (recurso === 'pix' && metodo === 'GET' && sub === undefined) return this.#umPix(id);
    if (recurso === 'pix' && sub === 'devolucao')
      return metodo === 'PUT' ? this.#devolver(id, subId, corpo) : this.#umaDevolucao(id, subId);
    if (recurso === 'webhook' && metodo === 'PUT') return this.#definirWebhook(id, corpo);
    if (recurso === 'webhook' && metodo === 'GET') return this.#webhook(id);
    return problema(404, 'NaoEncontrado', 'Não há esse endereço nesta API.');
  }

  #criar(tipo: Cob['tipo'], txid: string, corpo: unknown): Resposta {
    const operacao = tipo === 'cob' ? 'CobOperacaoInvalida' : 'CobVOperacaoInvalida';
    const violacoes = problemasDe(tipo === 'cob' ? cobSolicitada : cobVSolicitada, corpo, tipo);
    if (!/^[a-zA-Z0-9]{26,35}$/.test(txid))
      violacoes.push({ razao: `O campo ${tipo}.txid não respeita o schema.`, propriedade: `${tipo}.txid` });
    const pedido = corpo as Documento;
    const chave = (pedido as { chave?: unknown }).chave;
    if (violacoes.length === 0 && !this.#opcoes.chaves.includes(String(chave)))
      violacoes.push({
        razao: `O campo ${tipo}.chave corresponde a uma conta que não pertence a este usuário recebedor.`,
        propriedade: `${tipo}.chave`,
      });
    if (this.#recusa)
      violacoes.push({ razao: 'A conta não recebe cobranças agora.', propriedade: `${tipo}.chave` });
    const antes = this.#cobs.get(txid);
    if (antes !== undefined && antes.status !== 'ATIVA')
      violacoes.push({
        razao: 'A cobrança já existe, não está no status ATIVA.',
        propriedade: `${tipo}.txid`,
      });
    if (violacoes.length > 0)
      return problema(
        400,
        operacao,
        'A requisição não respeita o schema ou está semanticamente errada.',
        violacoes,
      );
    const valor = (pedido.valor as { original: string }).original;
    this.#cobs.set(txid, {
      ...{ tipo, pedido, centavos: centavosDoValor(valor)!, status: 'ATIVA' },
      revisao: antes === undefined ? 0 : antes.revisao + 1,
      criacao: antes?.criacao ?? this.#agora(),
      location:
        antes?.location ??
        `${this.#opcoes.host}/qr/v2/${tipo === 'cobv' ? 'cobv/' : ''}${this.#opcoes.sortear(32)}`,
    });
    return { status: 201, corpo: this.#comoCob(txid, false) };
  }

  #revisar(tipo: Cob['tipo'], txid: string, corpo: unknown): Resposta {
    const cob = this.#cobs.get(txid);
    if (cob === undefined || cob.tipo !== tipo) return this.#semCob(tipo);
    const { status } = (corpo ?? {}) as { status?: unknown };
    const operacao = tipo === 'cob' ? 'CobOperacaoInvalida' : 'CobVOperacaoInvalida';
    if (cob.status !== 'ATIVA')
      return problema(400, operacao, 'A cobrança não está ATIVA, e a presente requisição busca alterá-la.');
    if (status !== 'REMOVIDA_PELO_USUARIO_RECEBEDOR')
      return problema(400, operacao, 'O campo cob.status não respeita o schema.');
    cob.status = status;
    return { status: 200, corpo: this.#comoCob(txid, false) };
  }

  #consultar(tipo: Cob['tipo'], txid: string): Resposta {
    return this.#cobs.get(txid)?.tipo === tipo
      ? { status: 200, corpo: this.#comoCob(txid, true) }
      : this.#semCob(tipo);
  }
  #semCob = (tipo: Cob['tipo']): Resposta =>
    tipo === 'cob'
      ? problema(404, 'CobNaoEncontrado', 'Cobrança não encontrada para o txid informado.')
      : problema(404, 'CobVNaoEncontrada', 'Cobrança com vencimento não encontrada para o txid informado.');

  #comoCob(txid: string, comPix: boolean): object {
    const { tipo, pedido, revisao, status, criacao, location } = this.#cobs.get(txid)!;
    const pix = [...this.#pix.values()].filter((um) => um.txid === txid).map((um) => this.#comoPix(um));
    const { nome, cidade } = this.#opcoes;
    return {
      ...pedido,
      calendario: {
        criacao,
        ...(tipo === 'cob' ? { expiracao: 86_400 } : { validadeAposVencimento: 30 }),
        ...(pedido.calendario as object),
      },
      ...(tipo === 'cobv' ? { recebedor: { nome, cnpj: '12345678000195' } } : {}),
      ...{ txid, revisao, status, location },
      loc: { id: 1, location, tipoCob: tipo, criacao, txid },
      pixCopiaECola: montarPixDinamico({ location, nome, cidade }),
      ...(comPix && pix.length > 0 ? { pix } : {}),
    };
  }

  #listar(consulta: URLSearchParams): Resposta {
    const [inicio, fim] = [Date.parse(consulta.get('inicio') ?? ''), Date.parse(consulta.get('fim') ?? '')];
    const [cpf, cnpj] = [consulta.get('cpf'), consulta.get('cnpj')];
    const pagina = Number(consulta.get('paginacao.paginaAtual') ?? 0);
    const porPagina = Number(consulta.get('paginacao.itensPorPagina') ?? 100);
    const certa = !Number.isNaN(inicio) && !Number.isNaN(fim) && fim >= inicio && !(cpf && cnpj);
    const paginaCerta = Number.isInteger(pagina) && pagina >= 0 && porPagina >= 1 && porPagina <= 1_000;
    if (!certa || !paginaCerta || (cpf && lerCpf(cpf) === null) || (cnpj && lerCnpj(cnpj) === null))
      return problema(400, 'PixConsultaInvalida', 'Os parâmetros de consulta não respeitam o schema.');
    const [txid, presente] = [consulta.get('txid'), consulta.get('txIdPresente')];
    const achados = [...this.#pix.values()].filter(
      (pix) =>
        (txid === null || pix.txid === txid) &&
        Date.parse(pix.horario) >= inicio &&
        Date.parse(pix.horario) <= fim &&
        (presente === null || (pix.txid !== undefined) === (presente === 'true')) &&
        (cpf === null || pix.documento === cpf) &&
        (cnpj === null || pix.documento === cnpj),
    );
    return {
      status: 200,
      corpo: {
        parametros: {
          ...{ inicio: new Date(inicio).toISOString(), fim: new Date(fim).toISOString() },
          paginacao: {
            ...{ paginaAtual: pagina, itensPorPagina: porPagina },
            quantidadeDePaginas: Math.ceil(achados.length / porPagina),
            quantidadeTotalDeItens: achados.length,
          },
        },
        pix: achados.slice(pagina * porPagina, (pagina + 1) * porPagina).map((um) => this.#comoPix(um)),
      },
    };
  }

  #umPix(e2eid: string): Resposta {
    const pix = this.#pix.get(e2eid);
    return pix === undefined
      ? problema(404, 'PixNaoEncontrado', 'Pix não encontrado para o e2eid informado.')
      : { status: 200, corpo: this.#comoPix(pix) };
  }

  #devolver(e2eid: string, id: string, corpo: unknown): Resposta {
    const pix = this.#pix.get(e2eid);
    if (pix === undefined)
      return problema(404, 'PixNaoEncontrado', 'Pix não encontrado para o e2eid informado.');
    const violacoes = problemasDe(devolucaoSolicitada, corpo, 'devolucao');
    if (!/^[a-zA-Z0-9]{1,35}$/.test(id))
      violacoes.push({ razao: 'O id não respeita o schema.', propriedade: 'id' });
    const centavos = centavosDoValor(String((corpo as { valor?: unknown } | null)?.valor)) ?? 0;
    const antes = pix.devolucoes.reduce(
      (soma, uma) => soma + (uma.status === 'NAO_REALIZADO' ? 0 : uma.centavos),
      0,
    );
    if (pix.devolucoes.some((uma) => uma.id === id))
      violacoes.push({
        razao: 'O id já foi utilizado por outra requisição de devolução.',
        propriedade: 'id',
      });
    if (antes + centavos > pix.centavos)
      violacoes.push({ razao: 'A devolução excederia o valor do Pix.', propriedade: 'devolucao.valor' });
    if (this.#opcoes.agora() - Date.parse(pix.horario) > PRAZO_DE_DEVOLUCAO_MS)
      violacoes.push({ razao: 'A devolução viola a janela de 90 dias.', propriedade: 'devolucao' });
    if (violacoes.length > 0)
      return problema(400, 'PixDevolucaoInvalida', 'A requisição de devolução não faz sentido.', violacoes);
    pix.devolucoes.push({
      ...{ id, rtrId: this.#rtrId(), centavos, solicitacao: this.#agora(), status: 'EM_PROCESSAMENTO' },
    });
    return { status: 201, corpo: comoDevolucao(pix.devolucoes.at(-1)!) };
  }

  #umaDevolucao(e2eid: string, id: string): Resposta {
    const achada = this.#pix.get(e2eid)?.devolucoes.find((uma) => uma.id === id);
    return achada === undefined
      ? problema(404, 'PixDevolucaoNaoEncontrada', 'Devolução não encontrada para o e2eid informado.')
      : { status: 200, corpo: comoDevolucao(achada) };
  }

  #definirWebhook(chave: string, corpo: unknown): Resposta {
    const violacoes = problemasDe(webhookSolicitado, corpo, 'webhook');
    if (!this.#opcoes.chaves.includes(chave))
      violacoes.push({ razao: 'A chave não pertence a este usuário recebedor.', propriedade: 'chave' });
    if (violacoes.length > 0)
      return problema(400, 'WebhookOperacaoInvalida', 'O webhook não faz sentido.', violacoes);
    this.#webhooks.set(chave, (corpo as { webhookUrl: string }).webhookUrl);
    return { status: 200, corpo: {} };
  }

  #webhook(chave: string): Resposta {
    const webhookUrl = this.#webhooks.get(chave);
    return webhookUrl === undefined
      ? problema(404, 'WebhookNaoEncontrado', 'O webhook não encontra-se estabelecido.')
      : { status: 200, corpo: { webhookUrl, chave, criacao: this.#agora() } };
  }

  #receber({
    documento,
    centavos,
    txid,
    chave,
    infoPagador,
    horario = this.#agora(),
  }: Pagamento & { centavos: Centavos; txid?: string; chave: string }): string {
    const quando = horario.slice(0, 16).replace(/\D/g, '');
    const endToEndId = `E${ISPB}${quando}${this.#opcoes.sortear(11)}`;
    const pix: Pix = {
      ...{ endToEndId, centavos, chave, horario, documento, devolucoes: [] },
      ...(txid === undefined ? {} : { txid }),
      ...(infoPagador === undefined ? {} : { infoPagador }),
    };
    this.#pix.set(endToEndId, pix);
    this.#avisar(pix);
    return endToEndId;
  }

  /** Only of Pix with a txid, as the BCB promises no more. */
  #avisar(pix: Pix): void {
    const url = this.#webhooks.get(pix.chave);
    if (url === undefined || pix.txid === undefined) return;
    for (const ouvinte of this.#ouvintes) ouvinte({ url, pix: this.#comoPix(pix) });
  }

  #comoPix({ documento: _, centavos, devolucoes, ...pix }: Pix): object {
    return {
      ...{ ...pix, valor: valorDosCentavos(centavos) },
      componentesValor: { original: { valor: valorDosCentavos(centavos) } },
      ...(devolucoes.length === 0 ? {} : { devolucoes: devolucoes.map(comoDevolucao) }),
    };
  }

  #agora = (): string => new Date(this.#opcoes.agora()).toISOString();
  #rtrId = (): string =>
    `D${ISPB}${this.#agora().slice(0, 16).replace(/\D/g, '')}${this.#opcoes.sortear(11)}`;
}

function devedorDa({ pedido }: Cob): string | null {
  const devedor = pedido.devedor as { cpf?: string; cnpj?: string } | undefined;
  return devedor?.cpf ?? devedor?.cnpj ?? null;
}

const comoDevolucao = ({
  id,
  rtrId,
  centavos,
  solicitacao,
  liquidacao,
  status,
}: Pix['devolucoes'][number]) => ({
  ...{ id, rtrId, valor: valorDosCentavos(centavos), status },
  natureza: id.startsWith('MED') ? 'MED_FRAUDE' : 'ORIGINAL',
  horario: { solicitacao, ...(liquidacao === undefined ? {} : { liquidacao }) },
});

const problema = (status: number, tipo: string, detail: string, violacoes: object[] = []): Resposta => ({
  status,
  corpo: {
    ...{ type: `https://pix.bcb.gov.br/api/v2/error/${tipo}`, title: tipo, status, detail },
    ...(violacoes.length === 0 ? {} : { violacoes }),
  },
});
