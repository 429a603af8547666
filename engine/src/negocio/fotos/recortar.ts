import { ErroMartelo } from '@martelo/shared/erros';
import type { FotoGuardada, ServicosDasFotos } from '../../casa/foto-do-lote.ts';
import type { Files } from '../../files/files.ts';
import { SISTEMA } from '../../records/acesso.ts';

/** Less of a picture shows nothing. Pixels. */
const LADO_MINIMO = 80;

/** Makes the part of a picture that is shown a file of its own, from what was sent: cropping it again loses nothing. */
export const criarRecortar =
  (arquivos: Files): ServicosDasFotos['recortarFoto'] =>
  async (foto, recorte, { acesso }) => {
    const original = await arquivos.get(SISTEMA, foto.originalUid);
    const bytes = original && (await arquivos.content(original.uid));
    if (!original || !bytes) throw new ErroMartelo('NAO_ENCONTRADO');
    const [largura, altura] = [original.largura!, original.altura!];
    const inteira = recorte.largura >= 0.999 && recorte.altura >= 0.999;
    if (inteira)
      return {
        ...{ arquivoUid: original.uid, sha256: original.sha256Guardado, inteiraSha256: null },
        ...{ largura, altura, recorte: null },
      };
    const left = Math.round(recorte.x * largura);
    const top = Math.round(recorte.y * altura);
    const width = Math.round(recorte.largura * largura);
    const height = Math.round(recorte.altura * altura);
    if (left + width > largura + 1 || top + height > altura + 1) throw fora('a parte passa da borda da foto');
    if (width < LADO_MINIMO || height < LADO_MINIMO)
      throw fora(`a parte precisa ter ao menos ${LADO_MINIMO} por ${LADO_MINIMO} pontos`);
    const parte = {
      ...{ left, top },
      ...{ width: Math.min(width, largura - left), height: Math.min(height, altura - top) },
    };
    const feito = await arquivos.receive(
      { bytes, nome: original.nome },
      {
        ...{ acesso, hotsiteId: foto.hotsiteId, dono: original.dono },
        ...{ proposito: 'foto-do-lote' as const, alvo: `recorte:${foto.uid}`, parte },
      },
    );
    return {
      ...{ arquivoUid: feito.uid, sha256: feito.sha256Guardado, recorte },
      inteiraSha256: original.sha256Guardado,
      ...{ largura: feito.largura!, altura: feito.altura! },
    } satisfies Partial<FotoGuardada>;
  };

const fora = (porque: string) => new ErroMartelo('REQUISICAO_INVALIDA', {}, [`recorte: ${porque}.`]);
