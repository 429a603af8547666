import { criarSerie } from '@martelo/shared/em-serie';
import { caminhoDaFotoEnviada, sha256DaFoto } from '@martelo/shared/endereco-de-foto';
import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import { revisaoDoLote } from '../../auction/leituras/revisao.ts';
import { FOTOS_DOS_LOTES, type PassoDaFoto } from '../../casa/foto-do-lote.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import type { Motor } from '../../runtime/motor.ts';

interface Dependencias {
  motor: Motor;
  registros: Registros;
  localizador: Localizador;
}

/** Somebody else changes the same lot; many more tries are a mistake of ours. */
const TENTATIVAS = 20;

/**
 * Brings a lot's `fotosUrls` to what became of one of its pictures, on the version that was read: two pictures at once both get there, also
 * from two engines. It asks the record what holds now, so that a step told late, or twice, does no harm.
 */
export function criarSeguirFoto({ motor, registros, localizador }: Dependencias) {
  const fotos = registros.colecao(FOTOS_DOS_LOTES);
  const umaPorVez = criarSerie();

  const aprovadasDe = async (lelUid: string): Promise<Map<string, number>> => {
    const filtros = [
      { tipo: 'exata' as const, campo: 'lelUid', valor: lelUid },
      { tipo: 'exata' as const, campo: 'situacao', valor: 'APROVADA' },
    ];
    const achadas = new Map<string, number>();
    for await (const { sha256, ordem } of fotos.percorrer(SISTEMA, { filtros })) achadas.set(sha256, ordem);
    return achadas;
  };

  return (passo: PassoDaFoto): Promise<void> =>
    umaPorVez(passo.lelUid, async () => {
      for (let vez = 1; ; vez++) {
        const { estado, lote } = await localizador.lote(SISTEMA, passo.lelUid);
        const antes = lote.dados.fotosUrls;
        const depois = comPasso(antes, passo, await aprovadasDe(lote.uid));
        if (depois.join() === antes.join()) return;
        try {
          await motor.executar(estado.leilao.uid, {
            // What it changes is told by the list itself: it needs no name to be done once.
            comandoId: uuidv7(),
            autor: passo.por,
            pedido: {
              tipo: 'alterar-lote',
              lelUid: lote.uid,
              mudancas: { fotosUrls: depois },
              revisao: revisaoDoLote(lote),
              ...{ como: [], termos: false },
            },
          });
          return;
        } catch (erro) {
          const mudou = erro instanceof ErroMartelo && erro.codigo === 'REVISAO_DESATUALIZADA';
          if (!mudou || vez >= TENTATIVAS) throw erro;
        }
      }
    });
}

/**
 * @param aprovadas the content of the lot's approved pictures, and their order of arrival
 * @returns the pictures of the lot: in the place of what was cropped, else behind those that came before
 */
export function comPasso(
  fotosUrls: readonly string[],
  { sai, entra }: Pick<PassoDaFoto, 'sai' | 'entra'>,
  aprovadas: ReadonlyMap<string, number>,
): string[] {
  const some = sai !== null && !aprovadas.has(sai) ? caminhoDaFotoEnviada(sai) : null;
  const vem = entra !== null && aprovadas.has(entra) ? caminhoDaFotoEnviada(entra) : null;
  const tinha = some === null ? -1 : fotosUrls.indexOf(some);
  const ficam = fotosUrls.filter((url) => url !== some);
  if (vem === null || ficam.includes(vem)) return ficam;
  if (tinha >= 0) return ficam.toSpliced(tinha, 0, vem);
  // It was cropped, and who put the lot's pictures in order had left it out.
  if (sai !== null) return ficam;
  const minha = aprovadas.get(entra!)!;
  let lugar = ficam.length;
  while (lugar > 0 && (aprovadas.get(sha256DaFoto(ficam[lugar - 1]!) ?? '') ?? -1) > minha) lugar -= 1;
  return ficam.toSpliced(lugar, 0, vem);
}
