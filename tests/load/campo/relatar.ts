import { meta, numero, tabela } from '../relatorio.ts';
import { FOTOS, LINHA, medirCampo } from './campo.ts';

export async function relatarCampo(dizer: (mensagem: string) => void): Promise<void> {
  const { segundos, bytes, deNovo, quedas, fotos } = await medirCampo();
  // The line itself, if it never broke and said nothing but pictures.
  const minimo = bytes / LINHA.uploadThroughput;
  dizer(
    tabela(
      ['fotos', 'MB', 'quedas da rede', 's', 'da linha sem quedas, s', 'KB enviados de novo'],
      [
        [
          ...[numero(fotos), numero(bytes / 1_000_000, 1), numero(quedas), numero(segundos)],
          ...[numero(minimo), numero(deNovo / 1_000)],
        ],
      ],
    ),
  );
  dizer(meta(`as ${FOTOS} fotos, cada uma uma vez`, fotos === FOTOS));
  dizer(meta('nenhum byte que já tinha chegado enviado de novo', deNovo === 0));
}
