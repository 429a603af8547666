import { hash } from 'node:crypto';
import { enderecoDaFoto, sha256DaFoto } from '@martelo/shared/endereco-de-foto';
import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7De } from '@martelo/shared/identificador';
import type { DadosLote } from '../../auction/modelo/dados.ts';
import { chaveDaFoto, FOTOS_DOS_LOTES, type FotoGuardada } from '../../casa/foto-do-lote.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { ValorEmUso } from '../../records/conflitos.ts';
import type { Instrucao, Motor } from '../../runtime/motor.ts';
import { criarRecusas } from './recusas.ts';
import { criarReprovarIguais } from './reprovar-iguais.ts';

/** Pictures that were sent, and that a command would have on lots: the content of those that the lot does not show yet. */
type NovasNoLote = { lelUid: string; sha256: string }[];

/**
 * The engine as every call on lots has it: whichever way a lot comes to name a picture that was sent (made, copied, changed, by a sheet), the
 * picture has to be approved on one of the auction's brands, and becomes the lot's own, so that it stays when the lot it came from loses it.
 * A command that was answered before is not asked again.
 */
export function comFotosAprovadas<M extends Motor>(
  motor: M,
  deps: Parameters<typeof criarReprovarIguais>[0] & { porHost(host: string): unknown },
): M {
  const { registros } = deps;
  const fotos = registros.colecao(FOTOS_DOS_LOTES);
  const recusas = criarRecusas(registros);
  const eNosso = (host: string) => deps.porHost(host.toLowerCase()) !== null;
  const reprovarIguais = criarReprovarIguais(deps);

  const aprovada = async (sha256: string, marcas: readonly number[]): Promise<FotoGuardada | null> => {
    const filtros = [
      { tipo: 'exata' as const, campo: 'sha256', valor: sha256 },
      { tipo: 'exata' as const, campo: 'situacao', valor: 'APROVADA' },
    ];
    for await (const foto of fotos.percorrer(SISTEMA, { filtros }))
      if (marcas.includes(foto.hotsiteId) && (await recusas.depoisDe(foto)) === null)
        return semCarimbos(foto) as FotoGuardada;
    return null;
  };

  const tomar = async (foto: FotoGuardada, leiUid: string, lelUid: string): Promise<void> => {
    const chave = chaveDaFoto(lelUid, foto.sha256);
    const sua = await fotos.obterPor(SISTEMA, 'chave', chave);
    if (sua !== null) return;
    const copia: FotoGuardada = {
      ...foto,
      uid: uuidv7De(Date.UTC(2026, 0, 1), hash('sha256', `foto:${chave}`)),
      id: await registros.proximoId(FOTOS_DOS_LOTES.declaracao.nome),
      ...{ leiUid, lelUid, chave },
    };
    await fotos.inserir(SISTEMA, copia).catch((erro: unknown) => {
      // The same at the same time: it is there.
      if (!(erro instanceof ValorEmUso)) throw erro;
    });
    // Refused between the asking and now: this one was not there yet to be refused with the others.
    const recusa = await recusas.depoisDe(copia);
    if (recusa !== null) await reprovarIguais(recusa);
  };

  return {
    ...motor,
    async executar(leiUid: string, escrita: Instrucao) {
      const instrucao = comEnderecos(escrita, (url) => enderecoDaFoto(url, eNosso));
      const estado = temFotos(instrucao) ? await motor.estado(leiUid) : null;
      if (estado === null) return motor.executar(leiUid, instrucao);
      const repetida = motor.respondeu(leiUid, instrucao);
      const novas: (NovasNoLote[number] & { foto: FotoGuardada })[] = [];
      for (const uma of novasDe(instrucao, (lelUid) => estado.lotes.get(lelUid)?.dados.fotosUrls ?? [])) {
        const dele = await fotos.obterPor(SISTEMA, 'chave', chaveDaFoto(uma.lelUid, uma.sha256));
        // What was refused of this very lot is approved on it, or not shown on it.
        const foto =
          dele === null || dele.situacao === 'APROVADA'
            ? await aprovada(uma.sha256, estado.leilao.hotsites)
            : null;
        if (foto !== null) novas.push({ ...uma, foto });
        else if (!repetida)
          throw new ErroMartelo('FOTO_SEM_APROVACAO', dele === null ? {} : { fotoUid: dele.uid });
      }
      const resposta = await motor.executar(leiUid, instrucao);
      for (const { lelUid, foto } of novas) await tomar(foto, leiUid, lelUid);
      return resposta;
    },
  };
}

/** Whichever way a picture's address was spelled, one rule is asked of it. */
function comEnderecos(instrucao: Instrucao, ler: (url: string) => string): Instrucao {
  const dados = <D extends Pick<Partial<DadosLote>, 'fotosUrls' | 'fotosDescricoes'>>(um: D): D => ({
    ...um,
    ...(um.fotosUrls && { fotosUrls: um.fotosUrls.map(ler) }),
    ...(um.fotosDescricoes && {
      fotosDescricoes: um.fotosDescricoes.map((uma) => ({ ...uma, url: ler(uma.url) })),
    }),
  });
  const { pedido } = instrucao;
  if (pedido.tipo === 'alterar-lote')
    return { ...instrucao, pedido: { ...pedido, mudancas: dados(pedido.mudancas) } };
  if (pedido.tipo !== 'incluir-lotes') return instrucao;
  const lotes = pedido.lotes.map((um) => ({ ...um, dados: dados(um.dados) }));
  return { ...instrucao, pedido: { ...pedido, lotes } };
}

const temFotos = ({ pedido }: Instrucao): boolean =>
  pedido.tipo === 'incluir-lotes' ||
  (pedido.tipo === 'alterar-lote' &&
    (pedido.mudancas.fotosUrls ?? []).some((url) => sha256DaFoto(url) !== null));

function novasDe({ pedido }: Instrucao, atuais: (lelUid: string) => readonly string[]): NovasNoLote {
  const pedidas =
    pedido.tipo === 'incluir-lotes'
      ? pedido.lotes.map(({ uid, dados }) => ({ lelUid: uid, urls: dados.fotosUrls }))
      : pedido.tipo === 'alterar-lote'
        ? [{ lelUid: pedido.lelUid, urls: pedido.mudancas.fotosUrls ?? [] }]
        : [];
  return pedidas.flatMap(({ lelUid, urls }) => {
    const tem = new Set(atuais(lelUid));
    return urls.flatMap((url) => {
      const sha256 = sha256DaFoto(url);
      return sha256 === null || tem.has(url) ? [] : [{ lelUid, sha256 }];
    });
  });
}
