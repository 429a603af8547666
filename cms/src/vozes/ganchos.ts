import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { numeroDaMarca } from '../acesso/regras.ts';
import { depoisDeGravar } from '../banco/transacao.ts';
import { contarVoz } from './contar-voz.ts';

export const contarVozAlterada: CollectionAfterChangeHook = ({ doc, previousDoc, req }) => {
  contar(req, doc.hotsite);
  if (previousDoc?.hotsite && numeroDaMarca(previousDoc.hotsite) !== numeroDaMarca(doc.hotsite))
    contar(req, previousDoc.hotsite);
  return doc;
};

export const contarVozRemovida: CollectionAfterDeleteHook = ({ doc, req }) => contar(req, doc.hotsite);

function contar({ payload }: PayloadRequest, hotsite: unknown): void {
  const id = numeroDaMarca(hotsite);
  // Read once the change is kept: what the engine is told is what there is.
  if (id !== null) depoisDeGravar(() => contarVoz(payload, id));
}
