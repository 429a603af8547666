import { ErroMartelo } from '@martelo/shared/erros';
import { recusar } from '../../../sessao/encaminhar.ts';

export const dynamic = 'force-dynamic';

/** A call that is not there is refused as calls are, not with a page. */
const responder = (): Response => recusar(new ErroMartelo('NAO_ENCONTRADO'));

export const GET = responder;
export const POST = responder;
export const PUT = responder;
export const PATCH = responder;
export const DELETE = responder;
