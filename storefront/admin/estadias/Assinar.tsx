import { useRef, useState } from 'react';
import { ADMIN_ESTADIAS as P } from '../../src/palavras/admin-estadias.ts';
import { CAMPO } from '../../src/palavras/campo.ts';
import { Camera } from '../partes/Camera.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { Botao } from '../ui/Botao.tsx';
import { type EstadiaLida, useEmEspera, useFotos } from './dados.ts';
import { FotoPronta, useEnvio } from './Fotos.tsx';

/** Who takes the vehicle signs for it: with a finger, or on paper, which is photographed. */
export function Assinar({ estadia }: { estadia: EstadiaLida }) {
  const { data } = useFotos(estadia.uid, estadia.revisao);
  const { falhou, mandar } = useEnvio(estadia);
  const { fotos } = useEmEspera(estadia.uid);
  const [riscado, riscar] = useState(false);
  const tela = useRef<HTMLCanvasElement>(null);
  const papel = useRef<HTMLInputElement>(null);
  const ultimo = useRef<readonly [number, number] | null>(null);
  if ([...(data?.itens ?? []), ...fotos].some(({ momento }) => momento === 'ASSINATURA'))
    return <FotoPronta>{P.assinada}</FotoPronta>;

  const lugar = ({ clientX, clientY }: { clientX: number; clientY: number }): [number, number] => {
    const { left, top, width, height } = tela.current!.getBoundingClientRect();
    return [((clientX - left) / width) * 600, ((clientY - top) / height) * 200];
  };
  const tracar = (para: readonly [number, number]) => {
    const desenho = tela.current?.getContext('2d');
    if (!desenho || ultimo.current === null) return;
    desenho.lineWidth = 4;
    desenho.lineCap = 'round';
    desenho.strokeStyle = '#111';
    desenho.beginPath();
    desenho.moveTo(...(ultimo.current as [number, number]));
    desenho.lineTo(...(para as [number, number]));
    desenho.stroke();
    ultimo.current = para;
    riscar(true);
  };
  const limpar = () => {
    tela.current?.getContext('2d')?.clearRect(0, 0, 600, 200);
    riscar(false);
  };
  const guardar = () =>
    tela.current?.toBlob(async (riscos) => {
      if (riscos === null) return;
      // On white: what has no ground is black once it is kept.
      const folha = document.createElement('canvas');
      folha.width = 600;
      folha.height = 200;
      const desenho = folha.getContext('2d')!;
      desenho.fillStyle = '#fff';
      desenho.fillRect(0, 0, 600, 200);
      desenho.drawImage(tela.current!, 0, 0);
      folha.toBlob(async (inteira) => {
        if (inteira !== null)
          await mandar('ASSINATURA', null, new File([inteira], 'assinatura.png', { type: 'image/png' }));
      }, 'image/png');
    });
  return (
    <div className="estadia-assinatura">
      <p>{P.assine}</p>
      <canvas
        ref={tela}
        width={600}
        height={200}
        role="img"
        aria-label={P.assine}
        onPointerDown={(evento) => {
          evento.currentTarget.setPointerCapture(evento.pointerId);
          ultimo.current = lugar(evento);
          tracar(lugar(evento));
        }}
        onPointerMove={(evento) => tracar(lugar(evento))}
        onPointerUp={() => {
          ultimo.current = null;
        }}
      />
      <p className="registro-acoes">
        <Botao disabled={!riscado} onClick={guardar}>
          {P.guardarAssinatura}
        </Botao>
        <Botao variante="leve" disabled={!riscado} onClick={limpar}>
          {P.limpar}
        </Botao>
        <Botao variante="leve" icone="camera" onClick={() => papel.current?.click()}>
          {P.noPapel}
        </Botao>
      </p>
      <p className="quieto">{P.assinarDiz}</p>
      <Camera de={papel} aoTirar={(arquivo) => void mandar('ASSINATURA', null, arquivo)} />
      <Problemas de={falhou ? [CAMPO.semEspaco] : []} />
    </div>
  );
}
