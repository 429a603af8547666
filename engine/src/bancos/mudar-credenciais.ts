import { ErroMartelo } from '@martelo/shared/erros';
import {
  type CredenciaisBancarias,
  type CredenciaisPublicas,
  ROTULOS_CREDENCIAIS,
} from '@martelo/shared/integracao-bancaria';
import { z } from 'zod';
import { nomeDaConta } from '../api/chamador.ts';
import { tituloDe } from '../api/recurso/em-palavras.ts';
import type { AtoADois, PedidoGuardado, SegundaPessoa } from '../api/recurso/segunda-pessoa.ts';
import type { Chamador } from '../api/rota.ts';
import { EQUIPE_DOS_BANCOS, INTEGRACOES_BANCARIAS } from '../casa/integracao-bancaria.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import type { Integracao } from './bancos.ts';
import type { CofreDeCredenciais } from './credenciais.ts';

interface Dependencias {
  registros: Registros;
  cofre: CofreDeCredenciais;
  segundaPessoa: SegundaPessoa;
  nomeDoUsuario(usuUid: string): Promise<string>;
}

type ComNumero = Integracao & { id: number };
const ESPECIE = 'integracaoBancaria';
/** What is kept of the request where people may see it: which ones, and by what they are known again. The values lie sealed in the vault. */
const pedida = z.strictObject({
  quais: z.array(z.string()),
  digest: z.string().optional(),
  /** On what it was asked. */
  credenciais: z.int(),
  integracao: z.int(),
});
const DO_MOMENTO = ['credenciais', 'integracao'];

/** Credentials say whom the house believes about money, so that they change by two people as their integration does. */
export function criarMudarCredenciais({ registros, cofre, segundaPessoa, nomeDoUsuario }: Dependencias) {
  const integracoes = registros.colecao(INTEGRACOES_BANCARIAS);
  const dona = ({ alvo: uid, hotsiteId }: PedidoGuardado) => ({ uid, hotsiteId });
  const mudou: AtoADois['mudou'] = async (pedido) => {
    const { credenciais, integracao } = pedida.parse(pedido.enviado);
    const atual = await integracoes.obter(SISTEMA, pedido.alvo);
    return (
      atual === null ||
      atual.removidoEm !== undefined ||
      atual.revisao !== integracao ||
      (await cofre.revisaoDe(dona(pedido))) !== credenciais
    );
  };
  const esquece: AtoADois['esquece'] = ({ aprovacaoUid }) => cofre.largar(aprovacaoUid);
  const porDois = async ({ acesso }: Pick<Chamador, 'acesso'>, { pedidaPor }: PedidoGuardado) => {
    const outra = acesso.tipo === 'interno' && acesso.segunda ? await nomeDoUsuario(acesso.segunda.por) : '';
    return `${await nomeDoUsuario(pedidaPor)}, com ${outra}`;
  };

  segundaPessoa.registrarAto(ESPECIE, 'credenciais', {
    resumo: 'Credenciais',
    quem: EQUIPE_DOS_BANCOS,
    mudou,
    esquece,
    async faz(chamador, pedido) {
      const novas = await cofre.guardadas(dona(pedido), pedido.aprovacaoUid);
      // Done, before the process could say so.
      if (novas === null) return;
      if (!(await cofre.definidasPor(dona(pedido), pedido.aprovacaoUid))) {
        if (await mudou(pedido)) {
          await cofre.largar(pedido.aprovacaoUid);
          throw new ErroMartelo('ESTADO_MUDOU');
        }
        await cofre.definir(dona(pedido), novas, await porDois(chamador, pedido), pedido.aprovacaoUid);
      }
      await cofre.largar(pedido.aprovacaoUid);
    },
  });
  segundaPessoa.registrarAto(ESPECIE, 'esquecer-credenciais', {
    resumo: 'Esquecer as credenciais',
    quem: EQUIPE_DOS_BANCOS,
    mudou,
    async faz(_, pedido) {
      if ((await cofre.revisaoDe(dona(pedido))) === 0) return;
      if (await mudou(pedido)) throw new ErroMartelo('ESTADO_MUDOU');
      await cofre.esquecer(dona(pedido));
    },
  });

  /** Resolves when who asks may do it alone. @throws Pendente */
  const exigir = async (
    chamador: Chamador,
    integracao: ComNumero,
    ato: 'credenciais' | 'esquecer-credenciais',
    novas: CredenciaisBancarias,
  ): Promise<void> => {
    const ha = (await cofre.publicas(integracao)).quais;
    const quais = ato === 'credenciais' ? (Object.keys(novas) as typeof ha) : [];
    const enviado = {
      ...{ quais, digest: cofre.digest(integracao, novas) },
      ...{ credenciais: await cofre.revisaoDe(integracao), integracao: integracao.revisao },
    };
    const alvo = { uid: integracao.uid, id: integracao.id, revisao: integracao.revisao };
    await segundaPessoa.repetido(chamador, { especie: ESPECIE, ato, alvo: alvo.uid, enviado }, DO_MOMENTO);
    const mudancas = (ato === 'credenciais' ? quais : ha).map((qual) => ({
      ...{ nome: ROTULOS_CREDENCIAIS[qual], tipo: 'texto' as const },
      antes: ha.includes(qual) ? 'Guardada' : null,
      depois: ato === 'credenciais' ? 'Outra, que ninguém vê' : null,
    }));
    await segundaPessoa.exigir(
      chamador,
      {
        ...{ tipo: 'integracao-bancaria', especie: ESPECIE, ato, enviado, alvo, mudancas },
        assunto: `Integração bancária: ${tituloDe(INTEGRACOES_BANCARIAS as never, chamador.acesso, integracao)}`,
      },
      (aprovacaoUid) => cofre.guardar(integracao, aprovacaoUid, novas),
    );
  };

  return {
    async definir(
      chamador: Chamador,
      integracao: ComNumero,
      novas: CredenciaisBancarias,
    ): Promise<CredenciaisPublicas> {
      await cofre.conferir(integracao, novas);
      await exigir(chamador, integracao, 'credenciais', novas);
      return cofre.definir(integracao, novas, nomeDaConta(chamador.acesso) ?? '');
    },
    async esquecer(chamador: Chamador, integracao: ComNumero): Promise<void> {
      await exigir(chamador, integracao, 'esquecer-credenciais', {});
      await cofre.esquecer(integracao);
    },
  };
}
