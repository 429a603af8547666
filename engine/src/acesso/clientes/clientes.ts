import { type CadastroCliente, type Cliente, cadastroCliente } from '@martelo/shared/cliente';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { OrigemDoCadastro } from '@martelo/shared/origem-do-cadastro';
import { z } from 'zod';
import type { Limitador } from '../../api/limite.ts';
import { type Rota, rota } from '../../api/rota.ts';
import { criarExclusivo } from '../../records/exclusivo.ts';
import type { Registros } from '../../records/records.ts';
import type { Convites } from '../convites/convites.ts';
import type { Credenciais } from '../identidade/credenciais.ts';
import type { DocumentosLegais } from '../marcas/documentos-legais.ts';
import type { Hotsites } from '../marcas/hotsites.ts';
import { acharCliente } from './achar.ts';
import { CadastroRepetido, cadastrar } from './cadastrar.ts';
import { rotasDoConsentimento } from './consentimento.ts';
import { lerOrigemDoCadastro } from './origem.ts';
import { CLIENTES } from './registro.ts';
import { criarSituacoes, type SituacaoCliente } from './situacao.ts';
import { rotasDosSocios } from './socios.ts';

export interface Clientes {
  rotas: Rota[];
  /** As the public call, without rate limit: for demo data and staff. JA_EXISTE names the fields. */
  cadastrar(
    hotsite: RegrasHotsite,
    cadastro: CadastroCliente,
    opcoes?: { demonstracao?: boolean; endereco?: string; origem?: OrigemDoCadastro | null },
  ): Promise<Cliente>;
  /** Called with who registered by a client's link. Returns the unsubscriber. */
  aoVirPorConvite(ouvinte: (quem: Cliente, convidadoPor: string) => void): () => void;
  /** Called with whose data somebody tried to register again. Returns the unsubscriber. */
  aoRepetir(ouvinte: (dono: DonoDosDados, hotsite: RegrasHotsite) => void): () => void;
  /** Called with who has registered themselves at the site's form. Returns the unsubscriber. */
  aoCadastrar(ouvinte: (cliente: Cliente) => void): () => void;
  /** Cached; what a bid asks. */
  situacaoDoCliente(cliUid: string, hotsiteId: number): Promise<SituacaoCliente>;
}

/** The account that has an e-mail, a CPF or a CNPJ. */
export interface DonoDosDados {
  uid: string;
  tipo: 'cliente' | 'interno';
}

interface Dependencias {
  registros: Registros;
  hotsites: Hotsites;
  documentos: DocumentosLegais;
  credenciais: Credenciais;
  relogio: () => number;
  limitador: Limitador;
  convites: Pick<Convites, 'usar'>;
  /** The internal user of an e-mail, which cannot become a client's too; null when there is none. */
  internoDoEmail(email: string): Promise<string | null>;
}

export function criarClientes(d: Dependencias): Clientes {
  const clientes = d.registros.colecao(CLIENTES);
  const exclusivo = criarExclusivo(d.registros, d.relogio);
  const registrar: Clientes['cadastrar'] = (hotsite, cadastro, { endereco, origem, ...opcoes } = {}) =>
    cadastrar({ ...d, emailReservado, exclusivo, clientes, ...opcoes }, hotsite, cadastro, {
      ...(endereco !== undefined && { endereco }),
      ...(origem !== undefined && { origem }),
    });
  const emailReservado = async (email: string) => (await d.internoDoEmail(email)) !== null;
  const ouvintes = new Set<Parameters<Clientes['aoRepetir']>[0]>();
  const aoCadastrar = new Set<Parameters<Clientes['aoCadastrar']>[0]>();
  const deConvites = new Set<Parameters<Clientes['aoVirPorConvite']>[0]>();

  const donoDe = async ({ novo, campos }: CadastroRepetido): Promise<DonoDosDados | null> => {
    const interno = campos.includes('email') ? await d.internoDoEmail(novo.email) : null;
    if (interno !== null) return { uid: interno, tipo: 'interno' };
    for (const campo of ['email', 'cpf', 'cnpj'] as const) {
      const valor = novo[campo];
      if (!campos.includes(campo) || valor === undefined) continue;
      const cliente = await acharCliente(d.registros, novo.hotsiteId, campo, valor);
      if (cliente !== null) return { uid: cliente.uid, tipo: 'cliente' };
    }
    return null;
  };
  /** Whoever registers learns nothing of who else has: the answer is the same, and the owner of the data is told by letter. */
  const registrarDeFora = async (
    hotsite: RegrasHotsite,
    cadastro: CadastroCliente,
    de: { endereco: string; origem: OrigemDoCadastro | null },
  ) => {
    try {
      const cliente = await registrar(hotsite, cadastro, de);
      // Nobody waits for it: the answer takes no longer than that to who is known already. Programs that register people ask for codes themselves.
      if (cadastro.consentimento !== undefined) for (const ouvinte of aoCadastrar) ouvinte(cliente);
      const convidadoPor = cliente.convite?.convidadoPor ?? null;
      if (convidadoPor !== null) for (const ouvinte of deConvites) ouvinte(cliente, convidadoPor);
      return cliente;
    } catch (erro) {
      if (!(erro instanceof CadastroRepetido)) throw erro;
      const dono = await donoDe(erro);
      if (dono !== null) for (const ouvinte of ouvintes) ouvinte(dono, hotsite);
      return erro.novo;
    }
  };
  return {
    cadastrar: registrar,
    aoVirPorConvite(ouvinte) {
      deConvites.add(ouvinte);
      return () => deConvites.delete(ouvinte);
    },
    aoRepetir(ouvinte) {
      ouvintes.add(ouvinte);
      return () => ouvintes.delete(ouvinte);
    },
    aoCadastrar(ouvinte) {
      aoCadastrar.add(ouvinte);
      return () => aoCadastrar.delete(ouvinte);
    },
    situacaoDoCliente: criarSituacoes(d.registros, d.hotsites, d.documentos, d.relogio),
    rotas: [
      rota({
        metodo: 'post',
        caminho: '/v1/clientes',
        escopo: 'CADASTRO',
        resumo:
          'Cadastrar uma pessoa ou empresa nesta marca; a resposta é a mesma se já houver cadastro, e o dono dele recebe um e-mail',
        guarda: 'publica',
        body: cadastroCliente,
        status: 201,
        resposta: z.object({ id: z.int(), uid: z.string(), apelido: z.string() }),
        async executar({ body, chamador: { hotsite, ip }, req }) {
          d.limitador.consumir(ip);
          const origem = lerOrigemDoCadastro({
            trafego: req.get('traffic_source'),
            rastreio: req.get('client-tracking-id'),
          });
          const { id, uid, apelido } = await registrarDeFora(hotsite, body, { endereco: ip, origem });
          return { id, uid, apelido };
        },
      }),
      ...rotasDoConsentimento(d.registros, d.documentos, d.relogio),
      ...rotasDosSocios(d.registros),
    ],
  };
}
