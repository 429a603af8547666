import { hash } from 'node:crypto';
import { sha256DaFoto } from '@martelo/shared/endereco-de-foto';
import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7De } from '@martelo/shared/identificador';
import { chaveDaFoto, FOTOS_DOS_LOTES, type FotoGuardada } from '../../casa/foto-do-lote.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { ValorEmUso } from '../../records/conflitos.ts';
import type { Registros } from '../../records/records.ts';
import type { Instrucao, Motor } from '../../runtime/motor.ts';

/** Pictures that were sent, and that a command would have on lots: the content of those that the lot does not show yet. */
type NovasNoLote = { lelUid: string; sha256: string }[];

/**
 * The engine as every call on lots has it: whichever way a lot comes to name a picture that was sent (made, copied, changed, by a sheet), the
 * picture has to be approved on one of the auction's brands, and becomes the lot's own, so that it stays when the lot it came from loses it.
 * A command that was answered before is not asked again.
 */
export function comFotosAprovadas<M extends Motor>(motor: M, registros: Registros): M {
  const fotos = registros.colecao(FOTOS_DOS_LOTES);

  const aprovada = async (sha256: string, marcas: readonly number[]): Promise<FotoGuardada | null> => {
    const filtros = [
      { tipo: 'exata' as const, campo: 'sha256', valor: sha256 },
      { tipo: 'exata' as const, campo: 'situacao', valor: 'APROVADA' },
    ];
    for await (const foto of fotos.percorrer(SISTEMA, { filtros }))
      if (marcas.includes(foto.hotsiteId)) return semCarimbos(foto) as FotoGuardada;
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
  };

  return {
    ...motor,
    async executar(leiUid: string, instrucao: Instrucao) {
      const estado = temFotos(instrucao) ? await motor.estado(leiUid) : null;
      if (estado === null) return motor.executar(leiUid, instrucao);
      const repetida = motor.respondeu(leiUid, instrucao);
      const novas: (NovasNoLote[number] & { foto: FotoGuardada })[] = [];
      for (const uma of novasDe(instrucao, (lelUid) => estado.lotes.get(lelUid)?.dados.fotosUrls ?? [])) {
        const foto = await aprovada(uma.sha256, estado.leilao.hotsites);
        const dele =
          foto === null ? await fotos.obterPor(SISTEMA, 'chave', chaveDaFoto(uma.lelUid, uma.sha256)) : foto;
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
