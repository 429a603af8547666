import type { CadastroCliente, Cliente } from '@martelo/shared/cliente';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite, TipoHotsite } from '@martelo/shared/hotsite';
import { uuidv7 } from '@martelo/shared/identificador';
import type { OrigemDoCadastro } from '@martelo/shared/origem-do-cadastro';
import { apelidoLido } from '@martelo/shared/pessoa';
import { SENHA_MINIMA } from '@martelo/shared/usuario';
import { chaveDoApelido, chaveDoEmail } from '../../casa/chaves-unicas.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { EmExclusivo } from '../../records/exclusivo.ts';
import type { Colecao, Registros } from '../../records/records.ts';
import type { Convites } from '../convites/convites.ts';
import type { Credenciais } from '../identidade/credenciais.ts';
import { exigirSenha } from '../identidade/senha.ts';
import type { DocumentosLegais } from '../marcas/documentos-legais.ts';
import { APELIDO_EM_USO, exigirApelidoLivre, novoApelido } from './apelido.ts';
import { aceitar, exigirRegulamento } from './consentimento.ts';
import { exigirPlausivel } from './plausivel.ts';

interface Dependencias {
  registros: Registros;
  clientes: Colecao<Cliente>;
  documentos: DocumentosLegais;
  convites: Pick<Convites, 'usar'>;
  credenciais: Credenciais;
  relogio: () => number;
  /** A demo account: its password is the operator's choice. */
  demonstracao?: boolean;
  /** True for the e-mail of an internal user: it cannot become a client too. */
  emailReservado(email: string): Promise<boolean>;
  exclusivo: EmExclusivo;
}

const TENTATIVAS_DE_APELIDO = 12;

/**
 * Registers a person or a company on a brand. The account is active at once; whether it may bid is the brand's rules' matter.
 * `endereco`: the network address it came from, kept with what was agreed to; `origem`: by what they came to the site.
 * CADASTRO_FECHADO, REGULAMENTO_MUDOU, DOCUMENTO_NAO_ACEITO, SENHA_FRACA, SENHA_COMUM, JA_EXISTE of the nickname, CONVITE_INVALIDO,
 * CONVITE_DE_OUTRO_EMAIL; CadastroRepetido.
 */
export async function cadastrar(
  d: Dependencias,
  hotsite: RegrasHotsite,
  cadastro: CadastroCliente,
  { endereco = '', origem = null }: { endereco?: string; origem?: OrigemDoCadastro | null } = {},
): Promise<Cliente> {
  const { senha, cpf, cnpj, apelido, consentimento, regulamento, convite: codigo, ...dados } = cadastro;
  exigirJanela(hotsite, d.relogio());
  exigirPlausivel(cadastro, hotsite, d.relogio());
  exigirRegulamento(d.documentos, hotsite.id, regulamento);
  if (cnpj !== undefined && !hotsite.permitirCnpj)
    throw new ErroMartelo('DOCUMENTO_NAO_ACEITO', { documento: 'CNPJ' });
  if (cnpj === undefined && !hotsite.permitirCpf)
    throw new ErroMartelo('DOCUMENTO_NAO_ACEITO', { documento: 'CPF' });
  if (!d.demonstracao)
    exigirSenha(senha, SENHA_MINIMA.cliente, [dados.email, dados.nome, apelido ?? '', hotsite.nome]);
  // Nicknames are shown to everybody: said before anything that is nobody's business is looked up.
  if (apelido !== undefined) await exigirApelidoLivre(d.registros, hotsite.id, apelido);
  const nome = apelido ?? novoApelido(0, hotsite.tipo);
  const novo: Cliente = {
    ...dados,
    uid: uuidv7(),
    id: await d.registros.proximoId('cliente'),
    hotsiteId: hotsite.id,
    natureza: cnpj === undefined ? 'Fisica' : 'Juridica',
    // A company's account is found by its CNPJ alone: the same person may answer for several.
    ...(cnpj === undefined ? { cpf } : { cnpj }),
    apelido: nome,
    apelidoLido: apelidoLido(nome),
    situacao: 'ATIVO',
    emailConfirmadoEm: null,
    telefoneConfirmadoEm: null,
    documento: { situacao: 'Cadastrado', enviadoEm: null, validadoEm: null },
    habilitacaoSucata: null,
    convite: null,
    ...(consentimento === undefined
      ? {}
      : { aceite: aceitar(d.documentos, hotsite, consentimento, endereco, d.relogio()) }),
    ...(origem === null ? {} : { origem }),
    permitirAcessoSistemaLegado: false,
    redirecionarParaLegadoAposLogin: false,
    dataCadastro: new Date(d.relogio()).toISOString(),
  };
  // Whether the person is known is found out after the same work as for one who is not.
  return d.credenciais.comSenha(novo.uid, senha, async () => {
    // Last, and used up also where somebody is registered already: whether they are is nobody's to read off an invitation.
    if (codigo !== undefined) {
      const { grupos, ...convite } = await d.convites.usar(hotsite.id, codigo, dados.email);
      novo.convite = convite;
      if (grupos.length > 0) novo.grupos = [...grupos];
    }
    const chaves = [
      chaveDoEmail(dados.email),
      ...(apelido === undefined ? [] : [chaveDoApelido(hotsite.id, apelido)]),
    ];
    return d.exclusivo(chaves, async () => {
      // Somebody may have taken it since it was looked at above.
      if (apelido !== undefined) await exigirApelidoLivre(d.registros, hotsite.id, apelido);
      if (await d.emailReservado(dados.email)) throw new CadastroRepetido(novo, ['email']);
      return inserir(d.clientes, novo, { apelidoLivre: apelido === undefined, modo: hotsite.tipo });
    });
  });
}

/** Somebody is registered with these `campos` already. Who asks from outside is not told so (see `rotas` of the clients). */
export class CadastroRepetido extends ErroMartelo {
  /** What would have been registered. */
  readonly novo: Cliente;
  readonly campos: readonly string[];
  constructor(novo: Cliente, campos: readonly string[]) {
    super('JA_EXISTE', { campos }, FRASES[campos[0] ?? '']);
    this.novo = novo;
    this.campos = campos;
  }
}

async function inserir(
  clientes: Colecao<Cliente>,
  novo: Cliente,
  { apelidoLivre, modo }: { apelidoLivre: boolean; modo: TipoHotsite },
): Promise<Cliente> {
  for (let tentativa = 1; ; tentativa++) {
    try {
      return await clientes.inserir(SISTEMA, novo);
    } catch (erro) {
      if (!(erro instanceof ErroMartelo) || erro.codigo !== 'JA_EXISTE') throw erro;
      const campos = erro.detalhes.campos as string[];
      const soApelido = campos.every((campo) => campo === 'apelido' || campo === 'apelidoLido');
      if (!soApelido || !apelidoLivre || tentativa >= TENTATIVAS_DE_APELIDO) {
        if (soApelido) throw new ErroMartelo('JA_EXISTE', { campos: ['apelido'] }, APELIDO_EM_USO);
        throw new CadastroRepetido(novo, campos);
      }
      novo.apelido = novoApelido(tentativa, modo);
      novo.apelidoLido = apelidoLido(novo.apelido);
    }
  }
}

const FRASES: Record<string, string> = {
  email: 'Já existe um cadastro com este e-mail.',
  cpf: 'Já existe um cadastro com este CPF.',
  cnpj: 'Já existe um cadastro com este CNPJ.',
};

function exigirJanela({ janelaCadastro: { inicio, fim } }: RegrasHotsite, agora: number): void {
  const antes = inicio !== null && agora < Date.parse(inicio);
  const depois = fim !== null && agora >= Date.parse(fim);
  if (antes || depois) throw new ErroMartelo('CADASTRO_FECHADO');
}
