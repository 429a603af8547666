import {
  codigoEscrito,
  corredorEm,
  type Desenho,
  type Lugar,
  type MapaDesenhado,
  renomeada,
} from '@martelo/shared/mapa-do-patio';
import { useState } from 'react';
import { ADMIN_MAPA_DO_PATIO as P } from '../../../src/palavras/admin-mapa-do-patio.ts';
import { CampoDeTexto } from '../../partes/CampoDeTexto.tsx';
import { Botao } from '../../ui/Botao.tsx';

/** What is held, of a spot or of the lane that one stands on: its name, and its end. */
export function Escolhido({
  mapa,
  lugar,
  escolhida,
  aoMudar,
  aoApagar,
}: {
  mapa: MapaDesenhado;
  lugar: Lugar;
  escolhida: string | null;
  aoMudar: (feito: Desenho, codigo?: string) => void;
  aoApagar: (onde: Lugar) => void;
}) {
  const vaga = mapa.vagas.find(({ codigo }) => codigo === escolhida) ?? null;
  const corredor = vaga === null ? corredorEm(mapa, lugar) : null;
  const [nome, escrever] = useState(vaga?.codigo ?? corredor?.nome ?? '');
  if (vaga === null && corredor === null) return null;
  const dar = () => {
    if (vaga !== null) return aoMudar(renomeada(mapa, vaga.codigo, nome), codigoEscrito(nome));
    const { nome: _, ...resto } = corredor!;
    const novo = nome.trim() === '' ? resto : { ...resto, nome: nome.trim() };
    aoMudar({ ...mapa, corredores: mapa.corredores.map((um) => (um === corredor ? novo : um)) });
  };
  return (
    <fieldset className="patios-fileira">
      <legend>{vaga !== null ? P.escolhida(vaga.codigo) : P.corredorEscolhido}</legend>
      <CampoDeTexto
        rotulo={P.nome}
        value={nome}
        mudar={escrever}
        maxLength={vaga !== null ? 20 : 40}
        autoComplete="off"
        onKeyDown={(evento) => {
          if (evento.key !== 'Enter') return;
          // The form around it is not sent by it.
          evento.preventDefault();
          dar();
        }}
      />
      <div className="patios-incluir">
        <Botao icone="check" onClick={dar}>
          {P.renomear}
        </Botao>
        <Botao icone="x" onClick={() => aoApagar(vaga ?? lugar)}>
          {P.apagar}
        </Botao>
      </div>
    </fieldset>
  );
}
