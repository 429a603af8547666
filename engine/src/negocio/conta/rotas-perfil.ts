import type { Cliente } from '@martelo/shared/cliente';
import { type Perfil, type PerfilEscrita, perfil, perfilEscrita } from '@martelo/shared/conta/perfil';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { apelidoLido } from '@martelo/shared/pessoa';
import { APELIDO_EM_USO, exigirApelidoLivre } from '../../acesso/clientes/apelido.ts';
import { camposTravados, exigirNaoConferidos } from '../../acesso/clientes/dados-conferidos.ts';
import { exigirPlausivel } from '../../acesso/clientes/plausivel.ts';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { comoCliente } from '../../api/chamador.ts';
import { identificar } from '../../api/comando.ts';
import { type Rota, rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import { chaveDoApelido } from '../../casa/chaves-unicas.ts';
import { mostrandoVersoes, RevisaoDesatualizada, ValorEmUso } from '../../records/conflitos.ts';
import { criarExclusivo } from '../../records/exclusivo.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';
import type { Contatos } from './contatos.ts';

interface Dependencias {
  registros: Registros;
  contatos: Contatos;
  umaVez: UmaVez;
  /** Unix ms. */
  agora(): number;
}
type DoCliente = Extract<Acesso, { tipo: 'cliente' }>;

/** A client's own data: read whole, and what is theirs to change. */
export function rotasDoPerfil({ registros, contatos, umaVez, agora }: Dependencias): Rota[] {
  const clientes = registros.colecao(CLIENTES);
  const ler = async (acesso: DoCliente): Promise<Registro<Cliente>> => {
    const cliente = await clientes.obter(acesso, acesso.cliUid);
    if (cliente === null) throw new ErroMartelo('TOKEN_INVALIDO');
    return cliente;
  };
  const mostrar = async (acesso: DoCliente, marca: RegrasHotsite): Promise<Perfil> => {
    const cliente = await ler(acesso);
    const { endereco = null, documento } = cliente;
    const travados = await camposTravados(registros, cliente);
    return {
      ...{ cliId: cliente.id, uid: cliente.uid, revisao: cliente.revisao, natureza: cliente.natureza },
      ...{ nome: cliente.nome, apelido: cliente.apelido, situacao: cliente.situacao },
      ...{ situacaoDocumentos: documento.situacao, dadosTravados: travados.length > 0 },
      camposTravados: travados,
      ...{ cpf: cliente.cpf ?? null, cnpj: cliente.cnpj ?? null },
      ...{ dataNascimento: cliente.dataNascimento ?? null, rg: cliente.rg ?? null },
      ...{ orgaoExpeditor: cliente.orgaoExpeditor ?? null, razaoSocial: cliente.razaoSocial ?? null },
      ...{ nomeFantasia: cliente.nomeFantasia ?? null, nomeFazenda: cliente.nomeFazenda ?? null },
      inscricaoEstadual: cliente.inscricaoEstadual ?? null,
      ...{ telefone2: cliente.telefone2 ?? null, telefone3: cliente.telefone3 ?? null },
      ...{ rendaMensal: cliente.rendaMensal ?? null, interesses: cliente.interesses ?? null },
      endereco: endereco && {
        ...endereco,
        ...{ localidadeNome: endereco.cidade ?? null, ufeSigla: endereco.estadoSigla ?? null },
      },
      contatos: await contatos.situacao(cliente.uid, marca),
      dataCadastro: cliente.dataCadastro,
    };
  };

  const exclusivo = criarExclusivo(registros, agora);
  const gravar = async (acesso: DoCliente, marca: RegrasHotsite, escrita: PerfilEscrita): Promise<void> => {
    const { revisao, comandoId: _, ...mudancas } = escrita;
    const antes = await ler(acesso);
    if (antes.revisao !== revisao) throw new RevisaoDesatualizada();
    const depois = aplicar(antes, mudancas);
    await exigirNaoConferidos(registros, antes, depois);
    exigirPlausivel(soMudancas(mudancas), marca, agora());
    if (!mudou(antes, depois, 'apelido')) return salvar();
    await exclusivo([chaveDoApelido(marca.id, depois.apelido)], async () => {
      if (apelidoLido(depois.apelido) !== antes.apelidoLido)
        await exigirApelidoLivre(registros, marca.id, depois.apelido);
      depois.apelidoLido = apelidoLido(depois.apelido);
      await salvar();
    });

    async function salvar(): Promise<void> {
      try {
        await clientes.salvar(acesso, depois, revisao);
      } catch (erro) {
        if (erro instanceof ValorEmUso)
          throw new ErroMartelo('JA_EXISTE', { campos: ['apelido'] }, APELIDO_EM_USO);
        throw erro;
      }
    }
  };

  const caminho = '/v1/cliente/perfil';
  return [
    rota({
      ...{ metodo: 'get', caminho },
      resumo: 'Meus dados, meus contatos e como estão',
      guarda: 'cliente',
      resposta: perfil,
      executar: ({ chamador }) => mostrar(comoCliente(chamador), chamador.hotsite),
    }),
    rota({
      ...{ metodo: 'put', caminho },
      resumo: 'Muda meus dados: só o que vem; e-mail e telefone têm chamadas próprias',
      guarda: 'cliente',
      body: perfilEscrita,
      resposta: perfil,
      async executar({ body, chamador, req }) {
        const acesso = comoCliente(chamador);
        const { hotsite } = chamador;
        const atual = () => mostrar(acesso, hotsite);
        // Nothing of the data is kept as an answer: told again, it is read again.
        await umaVez(identificar(chamador, req, body.comandoId), { perfil: body }, async () => {
          await mostrandoVersoes(body, atual, () => gravar(acesso, hotsite, body));
          return {};
        });
        return atual();
      },
    }),
  ];
}

type Mudancas = Omit<PerfilEscrita, 'revisao' | 'comandoId'>;

/** What is null is emptied, what is absent stays. */
function aplicar(antes: Registro<Cliente>, mudancas: Mudancas): Registro<Cliente> {
  const depois: Record<string, unknown> & Registro<Cliente> = { ...antes };
  for (const [campo, valor] of Object.entries(mudancas))
    if (valor === null) delete depois[campo];
    else if (valor !== undefined) depois[campo] = valor;
  return depois;
}

const mudou = (antes: Cliente, depois: Cliente, campo: string): boolean =>
  JSON.stringify(antes[campo as keyof Cliente]) !== JSON.stringify(depois[campo as keyof Cliente]);

/** As a registration's rules take them. */
const soMudancas = ({ dataNascimento, apelido, endereco }: Mudancas) => ({
  ...(dataNascimento === undefined ? {} : { dataNascimento }),
  ...(apelido === undefined ? {} : { apelido }),
  ...(endereco === undefined ? {} : { endereco }),
});
