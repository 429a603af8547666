import { ErroMartelo } from '@martelo/shared/erros';
import { nomeDoHost, subdominioDaPlataforma } from '@martelo/shared/host-da-marca';
import { type RegrasHotsite, regrasHotsite } from '@martelo/shared/hotsite';
import { PAPEIS_INTERNOS } from '@martelo/shared/papeis';
import { z } from 'zod';
import type { ResolverHotsite } from '../../api/chamador.ts';
import { recurso } from '../../api/recurso/recurso.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';

/** Brands' rules as the cms pushed them. Everybody of the house reads those of their session's brand, and how they came to be. */
export const HOTSITES = recurso({
  nome: 'hotsite',
  caminho: '/v1/hotsites',
  rotulo: { um: 'Regras da marca', varios: 'Regras das marcas' },
  modulo: 'site',
  escrita: z.strictObject({}),
  guarda: regrasHotsite.shape,
  marca: 'id',
  papeis: { le: PAPEIS_INTERNOS, escreve: [] },
  campos: {
    nome: { rotulo: 'Nome' },
    tipo: { rotulo: 'Modo' },
    subdominio: { rotulo: 'Subdomínio' },
    dominio: { rotulo: 'Domínio' },
  },
  rotulos: {
    permitirCpf: 'Cadastro com CPF',
    permitirCnpj: 'Cadastro com CNPJ',
    janelaCadastro: 'Período de cadastro',
    janelaVisualizacao: 'Período de exibição',
    confirmacoesObrigatorias: 'Confirmações obrigatórias',
    documentosObrigatorios: 'Documentos obrigatórios',
    segundoFatorObrigatorio: 'Segundo fator obrigatório',
    minutosAvisoFavorito: 'Aviso de favoritos, minutos antes do fim',
    prazoPagamento: 'Prazo de pagamento, em dias',
    desistenciaAutomatica: 'Desistência automática, dias depois do prazo',
    multaDesistencia: 'Multa por desistência (%)',
    agruparVendas: 'Junta as compras de um leilão',
    legal: 'Dados legais',
  },
  valores: {
    tipo: { leilao: 'Leilão', loja: 'Loja' },
    confirmacoesObrigatorias: { email: 'E-mail', telefone: 'Telefone' },
  },
  unicos: [['subdominio'], ['dominio']],
  naoEncontrado: 'HOTSITE_NAO_ENCONTRADO',
});

/** Every brand's rules, in memory: asked on every request and every bid. The records are what remains. */
export interface Hotsites extends ResolverHotsite {
  porId(id: number): RegrasHotsite | null;
  todos(): RegrasHotsite[];
  /** Stores what the cms pushed; the same rules again change nothing. JA_EXISTE when another brand has the address. */
  gravar(regras: RegrasHotsite): Promise<void>;
  /** Called with the brand after its rules changed. Returns the unsubscriber. */
  aoMudar(ouvinte: (regras: RegrasHotsite) => void): () => void;
}

const CONFERENCIA_MS = 15_000;

/**
 * @param compartilhados whether other processes write brands too: what no notice told of is looked for
 * @param molde origin of a brand without a domain of its own, `{subdominio}` in its place
 */
export async function criarHotsites(
  registros: Registros,
  compartilhados = false,
  molde?: string,
): Promise<Hotsites> {
  const colecao = registros.colecao(HOTSITES);
  const porId = new Map<number, RegrasHotsite>();
  const ouvintes = new Set<(regras: RegrasHotsite) => void>();
  const notar = (regras: RegrasHotsite): void => {
    const antes = porId.get(regras.id);
    if (antes && JSON.stringify(antes) === JSON.stringify(regras)) return;
    porId.set(regras.id, regras);
    for (const ouvinte of ouvintes) ouvinte(regras);
  };
  const conferir = async (): Promise<void> => {
    for await (const item of colecao.percorrer(SISTEMA, { filtros: [] })) notar(regrasDe(item));
  };
  await conferir();
  registros.aoEscrever(HOTSITES.nome, (uid) => {
    colecao.obter(SISTEMA, uid).then(
      (escrito) => escrito && notar(regrasDe(escrito)),
      () => {},
    );
  });
  if (compartilhados) setInterval(() => void conferir().catch(() => {}), CONFERENCIA_MS).unref();
  const achar = (criterio: (regras: RegrasHotsite) => boolean) => [...porId.values()].find(criterio) ?? null;

  return {
    porId: (id) => porId.get(id) ?? null,
    porSubdominio: (subdominio) => achar((regras) => regras.subdominio === subdominio),
    porHost(host) {
      const nome = nomeDoHost(host);
      if (nome === null) return null;
      const daPlataforma = subdominioDaPlataforma(nome, molde);
      return achar(({ subdominio, dominio }) =>
        daPlataforma === null
          ? dominio !== null && nome === nomeDoHost(dominio)
          : subdominio === daPlataforma,
      );
    },
    todos: () => [...porId.values()],
    async gravar(regras) {
      const antes = await colecao.obterPor(SISTEMA, 'id', regras.id);
      if (antes && antes.uid !== regras.uid) throw new ErroMartelo('JA_EXISTE', { campos: ['id'] });
      if (antes && JSON.stringify(regrasDe(antes)) === JSON.stringify(regrasDe(regras))) return;
      const depois = antes
        ? await colecao.salvar(SISTEMA, regras, antes.revisao)
        : await colecao.inserir(SISTEMA, regras);
      notar(regrasDe(depois));
    },
    aoMudar(ouvinte) {
      ouvintes.add(ouvinte);
      return () => ouvintes.delete(ouvinte);
    },
  };
}

/** Without the port's stamps, and with its fields in one order, so that two can be compared. */
const regrasDe = (doc: RegrasHotsite): RegrasHotsite => regrasHotsite.strip().parse(doc);
