import type { FormaDeEntrada } from '@martelo/shared/transmissao';
import { FINS, type Fim } from '@martelo/shared/transmissao/fim';
import { useCallback, useEffect, useRef, useState } from 'react';
import { decodificarImagem } from '../../src/transmissao/decodificar.ts';
import { enderecoDoFluxo } from '../../src/transmissao/endereco.ts';
import { receberFluxo } from '../../src/transmissao/receber.ts';
import { type Aberto, type Aparelhos, abrirCamera, abrirMicrofone, aparelhos } from './cameras.ts';
import type { DoTrabalhador, FaseDoEnvio } from './recados.ts';
import { comecarTrabalho, type Trabalho } from './trabalho.ts';
import { pedirEntrada, pedirJa } from './usar-transmissao.ts';

/** Where the second camera's picture comes from: none, a phone, or a camera of this machine. */
export const NENHUMA = '';
export const DO_CELULAR = 'celular';

export interface Estudio {
  fase: FaseDoEnvio;
  medida: { kbps: number; quadros: number } | null;
  aparelhos: Aparelhos | null;
  escolhidos: { camera: string; segunda: string; microfone: string };
  problema: 'negada' | 'codec' | string | null;
}

const INICIO: Estudio = {
  ...{ fase: 'parado', medida: null, aparelhos: null, problema: null },
  escolhidos: { camera: '', segunda: NENHUMA, microfone: '' },
};

/** What stands between the cameras and the stream: a thread that draws and sends, as long as the screen is there. */
export function useEstudio(
  lugar: HTMLElement | null,
  rotulo: string,
  capaz: boolean,
  forma: FormaDeEntrada = 'navegador',
) {
  const [estudio, definir] = useState(INICIO);
  const trabalho = useRef<Trabalho | null>(null);
  const [pronto, comecou] = useState(false);
  const abertos = useRef<Record<'camera' | 'segunda' | 'microfone', { fechar(): void } | null>>({
    ...{ camera: null, segunda: null, microfone: null },
  });
  /** What is sent now; null while nothing is. */
  const transmissao = useRef<string | null>(null);
  const mudar = useCallback((novo: Partial<Estudio>) => definir((antes) => ({ ...antes, ...novo })), []);

  const transmitir = useCallback(
    async (transmissaoUid: string) => {
      transmissao.current = transmissaoUid;
      try {
        const entrada = await pedirEntrada(transmissaoUid, forma);
        if (transmissao.current !== transmissaoUid) return;
        trabalho.current?.dizer({ que: 'transmitir', endereco: enderecoDoFluxo(entrada, location) });
      } catch {
        // The engine is away as well: once more in a moment.
        mudar({ fase: 'caiu' });
        setTimeout(() => transmissao.current === transmissaoUid && void transmitir(transmissaoUid), 1_500);
      }
    },
    [mudar, forma],
  );
  const parar = useCallback(() => {
    transmissao.current = null;
    trabalho.current?.dizer({ que: 'parar' });
  }, []);

  const ouvir = useCallback(
    (recado: DoTrabalhador) => {
      if (recado.que === 'fase')
        mudar({ fase: recado.fase, ...(recado.fase === 'parado' && { medida: null }) });
      if (recado.que === 'medida') mudar({ medida: recado });
      if (recado.que === 'sem-codec') mudar({ fase: 'parado', problema: 'codec' });
      if (recado.que === 'de-novo' && transmissao.current !== null) void transmitir(transmissao.current);
      if (recado.que === 'fim') {
        transmissao.current = null;
        mudar({ problema: frase(recado.fim) });
      }
    },
    [mudar, transmitir],
  );
  useEffect(() => {
    if (lugar === null || !capaz) return;
    const novo = comecarTrabalho(lugar, rotulo, ouvir);
    trabalho.current = novo;
    // What it was told before it was there is told once more.
    comecou(true);
    return () => {
      for (const um of Object.values(abertos.current)) um?.fechar();
      novo.fechar();
      transmissao.current = null;
    };
  }, [lugar, rotulo, ouvir, capaz]);

  const trocar = (qual: keyof typeof abertos.current, por: { fechar(): void } | null): void => {
    abertos.current[qual]?.fechar();
    abertos.current[qual] = por;
  };
  const escolhido = (novo: Partial<Estudio['escolhidos']>): void =>
    definir((antes) => ({ ...antes, problema: null, escolhidos: { ...antes.escolhidos, ...novo } }));
  const mostrar = (lugarDela: number, camera: Aberto<VideoFrame> | null): void =>
    trabalho.current?.dizer(
      { que: 'camera', lugar: lugarDela, quadros: camera?.quadros ?? null },
      camera === null ? [] : [camera.quadros],
    );

  const tentar = async (fazer: () => Promise<void>): Promise<boolean> => {
    try {
      await fazer();
      return true;
    } catch {
      mudar({ problema: 'negada' });
      return false;
    }
  };

  return {
    ...{ estudio, pronto, transmitir, parar },
    dizer: useCallback<Trabalho['dizer']>((...recado) => trabalho.current?.dizer(...recado), []),
    escolherCamera: (id: string | null) =>
      tentar(async () => {
        trocar('camera', null);
        const camera = await abrirCamera(id);
        trocar('camera', camera);
        mostrar(0, camera);
        // Names are told once one may be used.
        mudar({ aparelhos: await aparelhos() });
        escolhido({ camera: camera.id ?? '' });
      }),
    escolherMicrofone: (id: string) =>
      tentar(async () => {
        const microfone = id === '' ? null : await abrirMicrofone(id);
        trocar('microfone', microfone);
        const sons = microfone?.quadros ?? null;
        trabalho.current?.dizer({ que: 'som', sons }, sons === null ? [] : [sons]);
        escolhido({ microfone: id });
      }),
    escolherSegunda: (id: string, transmissaoUid: string | null) =>
      tentar(async () => {
        trocar('segunda', null);
        mostrar(1, null);
        if (id === DO_CELULAR && transmissaoUid !== null)
          trocar(
            'segunda',
            doCelular(transmissaoUid, (...recado) => trabalho.current?.dizer(...recado)),
          );
        else if (id !== NENHUMA && id !== DO_CELULAR) {
          const camera = await abrirCamera(id);
          trocar('segunda', camera);
          mostrar(1, camera);
        }
        escolhido({ segunda: id });
      }),
  };
}

const frase = (fim: Fim | null): string | null => (fim === null ? null : FINS[fim][1]);

/** A phone's camera: a stream of its own, taken apart here and drawn there. */
function doCelular(transmissaoUid: string, dizer: Trabalho['dizer']): { fechar(): void } {
  const imagem = decodificarImagem((quadro) => dizer({ que: 'quadro', lugar: 1, quadro }, [quadro]));
  const parar = receberFluxo({
    pedirEntrada: () => pedirJa('get-olhar-transmissao', { transmissaoUid, qual: 'camera' }),
    aoAbrir: () => {},
    aoTag: imagem.tag,
    aoAcabar: () => {},
  });
  return {
    fechar() {
      parar();
      imagem.fechar();
    },
  };
}
