import type { Aprovacao } from '@martelo/shared/aprovacao';
import { canonico } from '@martelo/shared/canonico';
import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import { uidDoComando } from '../../api/comando.ts';
import type { AtoADois, PedidoADois, SegundaPessoa } from '../../api/recurso/segunda-pessoa.ts';
import { Pendente } from '../../api/rota.ts';
import { APROVACOES } from '../../casa/aprovacao.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { ValorEmUso } from '../../records/conflitos.ts';
import { autorDe } from '../../records/politica.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';
import { PAPEL_ADM } from '../usuarios/administradores.ts';
import { haOutraPessoa } from './quem-aprova.ts';

interface Dependencias {
  registros: Registros;
  atos: ReadonlyMap<string, AtoADois>;
  /** How long a request waits, ms. */
  validadeMs: number;
  /** Unix ms. */
  agora(): number;
}

export const chaveDoAto = (especie: string, ato: string): string => `${especie}/${ato}`;

/** How what needs a second person is asked for, and looked at again. */
export function criarPedidos({
  registros,
  atos,
  validadeMs,
  agora,
}: Dependencias): Pick<SegundaPessoa, 'exigir' | 'repetido' | 'pedidosDe'> {
  const aprovacoes = registros.colecao(APROVACOES);
  const repetido: SegundaPessoa['repetido'] = async (chamador, pedido, derivados = []) => {
    const { especie, ato, alvo, enviado } = pedido;
    if (!chamador.comando?.doCliente) return;
    const ja = await aprovacoes.obter(SISTEMA, uidDoComando(chamador.comando));
    if (ja === null) return;
    const mesmoAlvo = ato === 'criar' || alvo === ja.alvo || alvo === String(ja.alvoId);
    const semDerivados = (tudo: Record<string, unknown>) =>
      canonico(Object.fromEntries(Object.entries(tudo).filter(([campo]) => !derivados.includes(campo))));
    const mesmo = ja.especie === especie && ja.ato === ato && mesmoAlvo;
    if (!mesmo || semDerivados(ja.pedido) !== semDerivados(enviado))
      throw new ErroMartelo('COMANDO_CONFLITANTE');
    throw new Pendente({ aprovacaoUid: ja.uid, situacao: 'AGUARDANDO' });
  };

  return {
    repetido,
    async exigir(chamador, pedido, guardar) {
      const acesso = chamador.acesso as Extract<Acesso, { tipo: 'interno' }>;
      // An administrator whom nobody could agree with decides alone; whoever else is alone waits for one.
      const soEle = acesso.papeis.includes(PAPEL_ADM) && !(await haOutraPessoa(registros, acesso, agora()));
      if (soEle) return { ...acesso, segunda: null };
      const uid = chamador.comando ? uidDoComando(chamador.comando) : uuidv7();
      await guardar?.(uid);
      try {
        await aprovacoes.inserir(acesso, {
          ...{ uid, id: await registros.proximoId('aprovacao'), hotsiteId: acesso.hotsiteId },
          ...comoAprovacao(pedido, uid),
          ...{ pedidaPor: autorDe(acesso), expiraEm: new Date(agora() + validadeMs).toISOString() },
          ...({ situacao: 'AGUARDANDO', decididaPor: null, motivo: null } as const),
        });
      } catch (erro) {
        if (!(erro instanceof ValorEmUso)) throw erro;
        // The same command at the same moment: it was the same, or is refused.
        const alvo = pedido.alvo?.uid ?? null;
        await repetido(chamador, { ...pedido, alvo });
      }
      throw new Pendente({ aprovacaoUid: uid, situacao: 'AGUARDANDO' });
    },
    async pedidosDe(especie, uid) {
      const { itens } = await aprovacoes.listar(SISTEMA, {
        filtros: [
          { tipo: 'exata', campo: 'alvo', valor: uid },
          { tipo: 'exata', campo: 'especie', valor: especie },
        ],
        ordem: { campo: 'createdAt', tipoOrdenacao: 'desc', tipoCampo: 'date' },
        ...{ pagina: 1, porPagina: MAXIMO, semTotal: true },
      });
      return itens.map((um) => visto(um, atos));
    },
  };
}

/** Of one record, those that its page and history tell of. */
const MAXIMO = 100;

const comoAprovacao = (
  { tipo, especie, ato, assunto, alvo, enviado, mudancas }: PedidoADois,
  uid: string,
) => ({
  ...{ tipo, especie, ato, assunto, valor: null, vendaUid: null, vendaId: null, novoUid: uid },
  ...{ alvo: alvo?.uid ?? uid, alvoId: alvo?.id ?? null, revisaoDoAlvo: alvo?.revisao ?? null },
  ...{ pedido: enviado, mudancas: mudancas.slice(0, 200) },
});

const visto = (um: Registro<Aprovacao & { uid: string }>, atos: ReadonlyMap<string, AtoADois>) => ({
  ...{ aprovacaoUid: um.uid, revisao: um.revisao, situacao: um.situacao, ato: um.ato },
  resumo: atos.get(chaveDoAto(um.especie ?? '', um.ato))?.resumo ?? null,
  ...{ pedidaPor: um.pedidaPor, pedidaEm: um.createdAt, decididaPor: um.decididaPor },
  ...{ decididaEm: um.updatedAt, expiraEm: um.expiraEm, motivo: um.motivo, mudancas: um.mudancas ?? [] },
});
